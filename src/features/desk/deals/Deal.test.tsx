import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskRequest, Lead } from '#data/desk.ts';
import type { RequestActions } from '#features/desk/use-act.tsx';
import { Deal } from './Deal.tsx';

vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#data/desk-item.ts', () => ({ readNamedItems: async () => [{ id: 'mg4', name: 'MG4' }] }));

const act = vi.fn<RequestActions['act']>();
const actions: RequestActions = {
  ...{ act, stepVisit: vi.fn(), retry: vi.fn(), busy: false, fault: null },
};
const lead = {
  ...{ kind: 'car_request', id: '1', subject: 'BYD Seal', stage: 'contacted', amount_egp: null },
  ...{ expected_on: null, deal_item_name: null, version: 3 },
} as Lead;
const shown = (change: Partial<Lead>) => (
  <QueryClientProvider client={new QueryClient()}>
    <Deal
      request={{ lead: { ...lead, ...change }, events: [] } as unknown as DeskRequest}
      actions={actions}
      next={null}
    />
  </QueryClientProvider>
);

test('what was changed is saved, and nothing else', async () => {
  sessionStorage.clear();
  await render(shown({}));
  await page.getByLabelText('Stage').selectOptions('Offer');
  await page.getByLabelText('Amount (EGP)').fill('1.2 million');
  await page.getByRole('button', { name: /^Save/ }).click();
  expect(act.mock.lastCall?.[0]).toEqual({
    action: 'deal',
    detail: { stage: 'offer', amount_egp: 1_200_000 },
  });
});

test('what a colleague changed meanwhile is said, and what was typed stays', async () => {
  sessionStorage.clear();
  const { rerender } = await render(shown({}));
  await page.getByLabelText('Stage').selectOptions('Offer');
  await rerender(shown({ stage: 'deposit' }));
  await expect.element(page.getByText('Somebody changed this meanwhile')).toBeVisible();
  await expect.element(page.getByLabelText('Stage')).toHaveValue('offer');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(page.getByLabelText('Stage')).toHaveValue('deposit');
});
