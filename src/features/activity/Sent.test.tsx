import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Submission } from '#data/submissions.ts';
import { sampleShownLoan } from '#domain/shown-fixture.ts';
import type { ShownItem } from './items.ts';
import { Sent, SentLoading } from './Sent.tsx';
import { SentList } from './SentList.tsx';

const submission: Submission = {
  table: 'financing_requests',
  id: '1',
  status: 'new',
  created_at: '2026-11-21T14:05:00+00:00',
  shown: {
    loan: {
      ...sampleShownLoan,
      amount: 1_650_000,
      down: 550_000,
      instalment: { from: 45_600, to: 49_200 },
    },
    cars: [{ brand_id: 'byd', id: 'seagull', name: 'BYD Seagull', price: 900_000 }],
  },
  name: 'Mona Sami',
  brand: 'BYD',
  model: 'Seal RWD',
  address: 'Cairo',
};
const item: ShownItem = {
  key: 'car:851bec1e-de27-487c-9ce4-aa5f0b4702d2',
  kind: 'car',
  itemId: '851bec1e-de27-487c-9ce4-aa5f0b4702d2',
  name: 'BYD Seal RWD',
  href: '/cars/byd/seal-rwd-851bec1e',
  picture: '/pictures/seal.jpg',
  priceEgp: 2_200_000,
  price: 'EGP\u00a02,200,000',
  figures: [],
};
const rest = { visit: null, proposal: null, onChanged: vi.fn(async () => {}) };

test('a request leads with its next step, and keeps the results that its buyer was shown', async () => {
  const contact = { agent: 'Sara', answered: true, call_by: null };
  await render(<Sent submission={submission} contact={contact} item={item} {...rest} />);
  const sent = page.getByRole('article', { name: 'Finance for BYD Seal RWD' });
  await expect
    .element(sent.getByRole('heading'))
    .toHaveTextContent('Finance · we ask the banks for their offers');
  await expect.element(sent.getByText('With Sara, Tayar team')).toBeVisible();
  await expect.element(sent.getByRole('link')).toHaveAttribute('href', item.href);
  const results = sent.getByRole('group', { name: 'What you were shown' });
  for (const shown of [
    /EGP\s49,200 a month for 60 months/,
    /EGP\s550,000 \(25%\)/,
    /^CIB's rate/,
  ]) {
    await expect.element(results.getByText(shown)).toBeVisible();
  }
  await expect.element(results.getByText(/Seagull/)).not.toBeInTheDocument();
  await expect
    .element(sent.getByRole('button', { name: 'Tell me when it falls: BYD Seal RWD' }))
    .toBeVisible();
  await sent.getByText('Details').click();
  await expect.element(sent.getByText(/BYD Seagull, EGP/)).toBeVisible();
});

test('a closed request says how it ended, and offers nothing', async () => {
  const closed = {
    ...submission,
    status: 'cancelled',
    status_reason: 'The car was sold',
    shown: null,
  } as const;
  await render(<Sent submission={closed} contact={null} item={null} {...rest} />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('Finance · cancelled');
  await expect.element(page.getByText('Reason: The car was sold')).toBeVisible();
  await expect.element(page.getByText(/^With/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('without requests the list says what could be asked; while it loads it has their shape', async () => {
  const { rerender } = await render(<SentList requests={[]} onChanged={rest.onChanged} />);
  await expect.element(page.getByRole('link', { name: 'Find a car to visit' })).toBeVisible();
  await rerender(<SentLoading />);
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
});
