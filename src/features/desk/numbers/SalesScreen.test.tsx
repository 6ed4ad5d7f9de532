import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { SalesNumbers } from '#data/desk-numbers.ts';
import { Numbers } from './Numbers.tsx';
import { SalesScreen } from './SalesScreen.tsx';

const data = vi.hoisted(() => ({
  readMonth: vi.fn(),
  readSalesNumbers: vi.fn(),
  readMailFaults: vi.fn(),
  setTarget: vi.fn(),
  role: 'manager',
}));
vi.mock('#data/mail-faults.ts', () => ({ readMailFaults: data.readMailFaults }));
vi.mock('#data/desk-numbers.ts', async (original) => ({
  ...(await original<object>()),
  readMonth: data.readMonth,
  readSalesNumbers: data.readSalesNumbers,
}));
vi.mock('#data/desk-deals.ts', async (original) => ({
  ...(await original<object>()),
  setTarget: data.setTarget,
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => 'backend' }));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me', role: data.role }) }));

const answers = {
  ...{ requests: 3, answered: 2, median_seconds: 1200, p90_seconds: 2400, in_time: 1, due: 3 },
};
const figures = { requests: 3, won: 1, lost: 1, won_egp: 900_000, won_with_amount: 1 };
const numbers: SalesNumbers = {
  figures,
  answers: {
    all: answers,
    kinds: [{ ...answers, kind: 'visit_request' }],
    people: [{ ...answers, name: 'Amal' }],
  },
  before: { ...figures, requests: 2, answers },
  open: [],
  reasons: [
    {
      ...{
        outcome: 'lost',
        reason_id: 'no-reply',
        text_en: 'No reply any more',
        text_ar: 'ما بقاش بيرد',
      },
      ...{ reason: null, requests: 1 },
    },
  ],
  days: [{ day: '2026-11-02', requests: 3 }],
  states: { open: 1, won: 1, lost: 1 },
  results: [
    { by: 'month', key: '2026-11-01', name: null, requests: 3, won: 1, lost: 1, won_egp: 900_000 },
    { by: 'source', key: 'showroom', name: null, requests: 3, won: 1, lost: 1, won_egp: 900_000 },
  ],
};
const period = { from: '2026-11-01', to: '2026-11-30' };
const goal = { won: 1, won_egp: 900_000 };

beforeEach(() => {
  data.role = 'manager';
  data.setTarget.mockReset().mockResolvedValue(undefined);
  data.readMailFaults.mockReset().mockResolvedValue([]);
  data.readMonth.mockReset().mockResolvedValue({
    month: '2026-11-01',
    team: { ...goal, target: 5 },
    members: [{ id: 'amal', name: 'Amal', in_team: true, ...goal, target: null }],
  });
});

const shown = (screen = <SalesScreen numbers={numbers} period={period} />) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {screen}
    </QueryClientProvider>,
  );

test('a figure stands with what it rests on, and opens what it counts', async () => {
  const page = await shown();
  await expect.element(page.getByText('of 2 answered, 1 waits')).toBeVisible();
  await expect.element(page.getByText('Up from 2')).toBeVisible();
  await expect.element(page.getByText('November 2026: 1 of 5')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Conversion' }))
    .toHaveAttribute(
      'href',
      '/sales?view=all&outcome=decided&closed_from=2026-11-01&closed_to=2026-11-30',
    );
  await expect.element(page.getByText('All emails have gone out')).toBeVisible();
});

test('results are shown by one side after the other, and reasons in words', async () => {
  const page = await shown();
  await expect.element(page.getByRole('row', { name: /^November 2026 .* 50% / })).toBeVisible();
  await page.getByRole('button', { name: 'Source' }).click();
  await expect.element(page.getByRole('row', { name: /^Showroom / })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Won: Showroom, 1' }))
    .toHaveAttribute(
      'href',
      '/sales?view=all&source=showroom&outcome=won&closed_from=2026-11-01&closed_to=2026-11-30',
    );
  await expect.element(page.getByRole('link', { name: 'No reply any more' })).toBeVisible();
});

test('a manager sets a target in place; what is no number of deals is not stored', async () => {
  const page = await shown();
  const field = page.getByLabelText('Target of Amal: deals to win');
  await field.fill('0');
  await page.getByRole('heading', { name: 'Reasons' }).click();
  await expect.element(page.getByText('A whole number from 1 to 10,000, or nothing')).toBeVisible();
  expect(data.setTarget).not.toHaveBeenCalled();
  await field.fill('4');
  await page.getByRole('heading', { name: 'Reasons' }).click();
  await vi.waitFor(() =>
    expect(data.setTarget).toHaveBeenCalledExactlyOnceWith('backend', {
      ...{ member_id: 'amal', month: '2026-11-01', won: 4 },
    }),
  );
});

test('sales people read targets', async () => {
  data.role = 'sales';
  const page = await shown();
  await expect.element(page.getByRole('row', { name: /^The team .* 5 / })).toBeVisible();
  await expect.element(page.getByLabelText(/^Target of/)).not.toBeInTheDocument();
});

test('mails that do not go out are a line with what to do', async () => {
  data.readMailFaults.mockResolvedValue([
    {
      audience: 'sales',
      given_up: false,
      mails: 2,
      since: '2026-11-29T10:00:00Z',
      error: 'ECONNREFUSED',
    },
  ]);
  const page = await shown();
  await expect
    .element(page.getByText(/2 emails to the sales team have not gone out/))
    .toBeVisible();
  await expect.element(page.getByText('ECONNREFUSED')).toBeVisible();
});

test('numbers that cannot be loaded are asked for again', async () => {
  data.readSalesNumbers.mockRejectedValueOnce(new Error('boom')).mockResolvedValue(numbers);
  vi.spyOn(console, 'error').mockReturnValue();
  const page = await shown(<Numbers />);
  const alert = page.getByRole('alert').filter({ hasText: 'The numbers could not be loaded' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('of 2 answered, 1 waits')).toBeVisible();
  expect(alert.elements()).toHaveLength(0);
});
