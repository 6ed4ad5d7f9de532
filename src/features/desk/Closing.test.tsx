import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CloseReason } from '#data/close-reasons.ts';
import type { Lead } from '#data/desk.ts';
import { Closing } from './Closing.tsx';
import type { RequestActions } from './use-act.tsx';

const reason = { id: 'no-reply', text_en: 'No reply', text_ar: 'لا يرد', position: 1, open: true };
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#data/close-reasons.ts', () => ({
  readReasons: async (): Promise<CloseReason[]> => [
    reason,
    { ...reason, id: 'old', text_en: 'Not offered', open: false },
  ],
}));
vi.mock('#data/desk-item.ts', () => ({
  readNamedItems: async () => [
    { id: 'seal', name: 'BYD Seal' },
    { id: 'mg4', name: 'MG4' },
  ],
}));
vi.mock('#data/desk.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/desk.ts')>()),
  readPrice: async (_: unknown, id: string) => ({ price_egp: id === 'seal' ? 2_000_000 : 900_000 }),
}));

const lead = {
  ...{ kind: 'car_request', id: '1', subject: 'BYD Seal', item_id: 'seal', version: 1 },
  ...{ deal_item_name: null, deal_item_id: null, amount_egp: null },
} as Lead;
const act = vi.fn<RequestActions['act']>();
const actions: RequestActions = {
  ...{ act, stepVisit: vi.fn(), retry: vi.fn(), busy: false, fault: null },
};
const press = () => page.getByRole('button', { name: 'Close the request' }).click();

const show = (shown: Lead) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Closing lead={shown} actions={actions} onClosed={vi.fn()} />
    </QueryClientProvider>,
  );

let shown: Awaited<ReturnType<typeof show>>;

beforeEach(async () => {
  sessionStorage.clear();
  act.mockReset();
  shown = await show(lead);
});

test('nothing is suggested of how it ended', async () => {
  await press();
  await expect.element(page.getByText('Choose how it ended.')).toBeVisible();
  expect(act).not.toHaveBeenCalled();
});

test('a won deal has what was asked for and its price of today, until somebody changes them', async () => {
  await page.getByRole('radio', { name: 'Won' }).click();
  await expect.element(page.getByLabelText('Car sold')).toHaveValue('BYD Seal');
  await expect.element(page.getByLabelText(/^Amount/)).toHaveValue('2,000,000');
  await page.getByLabelText('Car sold').fill('MG4');
  await expect.element(page.getByLabelText(/^Amount/)).toHaveValue('900,000');
  await page.getByLabelText(/^Amount/).fill('some');
  await press();
  await expect.element(page.getByText(/Write an amount in pounds/)).toBeVisible();
  await page.getByLabelText(/^Amount/).fill('880000');
  await press();
  expect(act.mock.lastCall?.[0]).toEqual({
    action: 'status',
    detail: {
      ...{ to: 'done', outcome: 'won', item_id: 'mg4', item_name: 'MG4', amount_egp: 880_000 },
    },
  });
});

test('a lost deal says why, from the list or in words', async () => {
  await page.getByRole('radio', { name: 'Lost' }).click();
  await press();
  await expect.element(page.getByText('Choose a reason, or write one.')).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Not offered' })).not.toBeInTheDocument();
  await page.getByLabelText('Reason').selectOptions('No reply');
  await press();
  expect(act.mock.lastCall?.[0]).toEqual({
    action: 'status',
    detail: { to: 'done', outcome: 'lost', reason_id: 'no-reply' },
  });
});

test('a cancelled one has words for the buyer', async () => {
  await page.getByRole('radio', { name: 'Cancelled' }).click();
  await expect.element(page.getByText('The buyer reads it.')).toBeVisible();
  await page.getByLabelText('Reason').fill('The showroom is closed');
  await press();
  expect(act.mock.lastCall?.[0]).toEqual({
    action: 'status',
    detail: { to: 'cancelled', reason: 'The showroom is closed' },
  });
});

test('of a call or walk-in, which has no account, only the team reads why it was cancelled', async () => {
  await shown.unmount();
  await show({ ...lead, kind: 'walk_in' });
  await page.getByRole('radio', { name: 'Cancelled' }).click();
  await expect.element(page.getByText('Only the team reads it.')).toBeVisible();
  await expect.element(page.getByText('The buyer reads it.')).not.toBeInTheDocument();
});
