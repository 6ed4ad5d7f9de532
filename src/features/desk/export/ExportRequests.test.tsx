import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { Lead, QueueQuery } from '#data/desk.ts';
import { BackendFailure } from '#data/failure.ts';
import type { Role } from '#data/team.ts';
import { closeLead, filterQueue } from '#features/desk/address.store.ts';
import { ExportButton } from './ExportButton.tsx';

type Read = (
  backend: unknown,
  id: string,
  filters: QueueQuery,
  onPage: (rows: number) => void,
) => Promise<Lead[]>;

const mocks = vi.hoisted(() => ({
  role: 'manager' as Role,
  readExport: vi.fn<Read>(),
  saveCsv: vi.fn<(name: string, text: string) => void>(),
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me', role: mocks.role }) }));
vi.mock('#data/desk-export.ts', () => ({
  readExport: mocks.readExport,
  readExports: async () => [],
}));
vi.mock('#data/close-reasons.ts', () => ({ readReasons: async () => [] }));
vi.mock('#data/desk-item.ts', () => ({ readNamedItems: async () => [] }));
vi.mock('#data/team.ts', () => ({ readTeam: async () => [] }));
vi.mock('#lib/csv.ts', async (original) => ({
  ...(await original<typeof import('#lib/csv.ts')>()),
  saveCsv: mocks.saveCsv,
}));

const lead = {
  ...{ kind: 'walk_in', id: '3f7a21c0-0000-4000-8000-000000000001', source: 'showroom' },
  ...{ name: '=Mona', phone: '01012345678', email: '', subject: 'BYD Seal', city: 'Giza' },
  ...{ created_at: '2026-11-28T10:00:00Z', language: 'en', status: 'new', stage: null },
  ...{ outcome: null, next_step: null, next_at: null, answered_at: null, closed_at: null },
} as Lead;

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportButton className="" />
    </QueryClientProvider>,
  );
const dialog = page.getByRole('dialog', { name: 'Save as a spreadsheet' });
const start = dialog.getByRole('button', { name: 'Save the file' });

beforeEach(() => {
  $toasts.set([]);
  closeLead();
  filterQueue({ view: 'all', city: 'giza' });
  mocks.role = 'manager';
  mocks.readExport.mockReset();
  mocks.saveCsv.mockReset();
});

test('a manager saves what the filters leave, told how far it is', async () => {
  const answer = Promise.withResolvers<Lead[]>();
  mocks.readExport.mockImplementation((_, __, ___, onPage) => {
    onPage(500);
    return answer.promise;
  });
  await show();
  await page.getByRole('button', { name: 'Save as a spreadsheet' }).click();
  await expect.element(dialog.getByText(/^All · .*Giza/)).toBeVisible();
  await start.click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/500 requests/);
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  answer.resolve([lead]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect($toasts.get().at(-1)?.title).toMatch(/1 request/);
  const [name, text] = mocks.saveCsv.mock.lastCall ?? [];
  expect(name).toMatch(/^tayar-requests-\d{4}-\d{2}-\d{2}$/);
  expect(text).toContain("'=Mona");
});

test('an export that fails says so, and the next attempt is the same export', async () => {
  mocks.readExport
    .mockRejectedValueOnce(new BackendFailure('offline', { message: 'No answer' }))
    .mockResolvedValue([lead]);
  await show();
  await page.getByRole('button', { name: 'Save as a spreadsheet' }).click();
  await start.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The file was not saved/);
  expect(mocks.saveCsv).not.toHaveBeenCalled();
  await start.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = mocks.readExport.mock.calls.map(([, id]) => id);
  expect(second).toBe(first);
  expect(mocks.saveCsv).toHaveBeenCalledOnce();
});

test('nobody else exports', async () => {
  mocks.role = 'sales';
  await show();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
