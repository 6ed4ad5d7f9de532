import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import type { OpenReport } from '#data/desk-points.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { PointLine } from '#domain/point-import.ts';
import { m } from '#paraglide/messages.js';
import { $address, openForm, showTable } from './address.store.ts';
import { Points } from './Points.tsx';

/** A fake backend with its rows, and the changes that it got. */
const backend = vi.hoisted(() => ({
  rows: [] as EditedRow[],
  reports: [] as OpenReport[],
  changes: [] as EditedColumns[],
  stored: [] as PointLine[],
}));

vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/catalogue-edit.ts', async (original) => ({
  ...(await original<typeof import('#data/catalogue-edit.ts')>()),
  readEditedRow: async (_: unknown, __: string, id: string) =>
    backend.rows.find((row) => row.id === id) ?? null,
  changeRow: async (_: unknown, __: string, { id }: EditedRow, columns: EditedColumns) => {
    backend.changes.push(columns);
    Object.assign(backend.rows.find((row) => row.id === id) ?? {}, columns);
  },
}));
vi.mock('#data/desk-points.ts', async (original) => ({
  ...(await original<typeof import('#data/desk-points.ts')>()),
  readPoints: async () => ({ rows: [...backend.rows], count: backend.rows.length }),
  readPointReports: async () => ({
    open: backend.reports.length,
    reports: [...backend.reports],
  }),
  readPointImports: async () => [],
  settleReport: async (_: unknown, id: string) => {
    backend.reports = backend.reports.filter((report) => report.id !== id);
  },
  noteDeskImport: async () => {},
}));
vi.mock('#data/charging-points.ts', async (original) => ({
  ...(await original<typeof import('#data/charging-points.ts')>()),
  allStoredPoints: async () => backend.rows,
  storePoints: async (_: unknown, lines: PointLine[]) => {
    backend.stored.push(...lines);
    return [];
  },
}));

const restHouse: EditedRow = {
  id: '00000001-0c3a-8000-8000-000000000000',
  ocm_id: 1,
  name: 'Rest House',
  country: 'EG',
  lat: 30.38,
  lon: 30.35,
  governorate: 'beheira',
  state: 'working',
  connectors: [{ type: 'CCS2', kw: 60, current: 'dc', count: 2, cable: true, state: null }],
  source: 'Open Charge Map',
  corrected: ['checked_by_phone_on', 'state'],
  published: true,
  updated_at: '1',
};

const report: OpenReport = {
  id: 'r',
  point_id: restHouse.id,
  name: 'Rest House',
  name_ar: null,
  town: null,
  kind: 'broken',
  words: 'No power',
  created_at: '2026-11-28T10:00:00Z',
};

beforeEach(() => {
  backend.rows = [{ ...restHouse }];
  backend.reports = [{ ...report }];
  backend.changes = [];
  backend.stored = [];
  $address.set({ ...$address.get(), form: null });
  showTable('charging_points');
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Points />
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole('button', { name });
const name = { name: 'Rest House' };

test('a place says what drivers report, and is checked by phone in one press', async () => {
  await show();
  await expect.element(page.getByText('1 report', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 × CCS2 60 kW')).toBeVisible();
  await button(m.desk_points_checked_today_of(name)).click();
  await vi.waitFor(() => expect(backend.changes).toEqual([{ checked_by_phone_on: cairoToday() }]));
});

test('its connectors are rows of fields, and only they are saved', async () => {
  await show();
  await button(m.desk_catalogue_edit_of(name)).click();
  const first = page.getByRole('group', { name: m.desk_points_connector({ number: '1' }) });
  await first.getByLabelText(m.desk_points_connector_kw(), { exact: false }).fill('a lot');
  await button(m.desk_save()).click();
  await expect.element(page.getByText(m.desk_points_fault_connectors())).toBeVisible();
  await first.getByLabelText(m.desk_points_connector_kw(), { exact: false }).fill('120');
  await button(m.desk_points_connector_add()).click();
  const second = page.getByRole('group', { name: m.desk_points_connector({ number: '2' }) });
  await second
    .getByLabelText(m.desk_points_connector_type(), { exact: false })
    .selectOptions('Type 2');
  await button(m.desk_save()).click();
  await vi.waitFor(() => expect(backend.changes).toHaveLength(1));
  expect(backend.changes).toMatchObject([
    {
      connectors: [
        { type: 'CCS2', kw: 120, count: 2 },
        { type: 'Type 2', kw: null, count: 1 },
      ],
    },
  ]);
  expect(Object.keys(backend.changes[0] ?? {})).toEqual(['connectors']);
});

test('what we corrected is named and given back to the source', async () => {
  await show();
  openForm({ kind: 'edit', id: restHouse.id });
  await button(m.desk_points_give_back_of({ name: m.desk_points_state() })).click();
  await vi.waitFor(() => expect(backend.changes).toEqual([{ corrected: ['checked_by_phone_on'] }]));
});

test('a report stands at its place and is settled in one press', async () => {
  await show();
  openForm({ kind: 'edit', id: restHouse.id });
  await expect.element(page.getByText('No power')).toBeVisible();
  await page.getByRole('button', { name: /^Settled/ }).click();
  await expect.element(page.getByText('No power')).not.toBeInTheDocument();
});

test('a file is compared with what is stored, and then taken', async () => {
  await show();
  const closed = {
    ID: 1,
    DataProviderID: 1,
    StatusTypeID: 100,
    SubmissionStatusTypeID: 200,
    AddressInfo: { Title: 'Another name', CountryID: 70, Latitude: 30.38, Longitude: 30.35 },
  };
  const file = new File([JSON.stringify([closed])], 'EG.json');
  await page.getByLabelText(m.desk_points_import()).upload(file);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Another name')).toBeVisible();
  // As a manager corrected it.
  await expect.element(dialog.getByText(`${m.desk_points_plan_kept()} (1)`)).toBeVisible();
  await button(m.desk_points_plan_apply()).click();
  await expect.element(page.getByText('1 place was stored.')).toBeVisible();
  expect(backend.stored).toMatchObject([{ ocm_id: 1, name: 'Another name' }]);
});

test('a file of another kind is refused with a sentence', async () => {
  await show();
  await page.getByLabelText(m.desk_points_import()).upload(new File(['id,name'], 'points.json'));
  await expect
    .element(page.getByRole('alert').getByText(m.desk_points_file_no_json({ name: 'points.json' })))
    .toBeVisible();
  expect(backend.stored).toEqual([]);
});
