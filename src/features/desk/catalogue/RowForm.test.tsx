import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import { changedMeanwhile } from '#data/failure.ts';
import { $address, openForm, showTable } from './address.store.ts';
import { tableAddress } from './address.ts';
import { catalogueQuery } from './catalogue-queries.ts';
import { RowDialog } from './RowDialog.tsx';

/** A fake backend with its rows, and the calls that it got. */
const backend = vi.hoisted(() => ({ rows: [] as EditedRow[], changes: [] as EditedColumns[] }));

const upload = vi.hoisted(() => Promise.withResolvers<string>());
vi.mock('./shrink.ts', () => ({ shrunk: async (file: Blob) => file }));
vi.mock('#data/catalogue-pictures.ts', () => ({ storePicture: () => upload.promise }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/past-prices.ts', () => ({ readPastPrices: async () => [] }));
vi.mock('#data/catalogue-edit.ts', () => ({
  editedTables: ['cars', 'chargers', 'brands'],
  readEdited: async () => backend.rows.map((row) => ({ ...row })),
  changeRow: async (_: unknown, __: string, seen: EditedRow, columns: EditedColumns) => {
    const row = backend.rows.find(({ id }) => id === seen.id);
    if (row?.updated_at !== seen.updated_at) throw changedMeanwhile();
    backend.changes.push(columns);
    Object.assign(row, columns, { updated_at: `${row.updated_at}+` });
  },
  addRow: async (_: unknown, __: string, id: string, columns: EditedColumns) => {
    const taken = backend.rows.find((row) => row.id === id);
    if (taken) return taken;
    backend.rows.push({ ...columns, id, published: false, updated_at: '1' });
    return null;
  },
}));

const seal = {
  id: '62f746b4-84e6-4ceb-95bd-447e7184d454',
  published: true,
  updated_at: '1',
  brand: 'BYD',
  model: 'Seal',
  powertrain: 'BEV',
  body_type: 'Sedan',
  charging_protocol: 'CCS2',
  dealer: 'Al Amal',
  price_egp: 2_200_000,
  price_standing: 'level',
};

const priced = {
  ...seal,
  price_egp: 850_000,
  price_standing: 'confirmed',
  price_source: 'GB Auto',
  price_verified_on: '2026-11-20',
};

function Listed() {
  const { data } = useQuery(catalogueQuery($address.get().table));
  return <RowDialog table={$address.get().table} rows={data} />;
}

const show = () => {
  const client = new QueryClient();
  return render(
    <QueryClientProvider client={client}>
      <Listed />
    </QueryClientProvider>,
  );
};

const field = (name: string | RegExp) => page.getByLabelText(name, { exact: false });
const save = () => page.getByRole('button', { name: 'Save' }).click();
const dialog = page.getByRole('dialog');

beforeEach(() => {
  backend.rows = [{ ...seal }];
  backend.changes = [];
  $toasts.set([]);
  history.replaceState(null, '', location.pathname);
  $address.set(tableAddress.read(''));
});

test('only what was changed is sent', async () => {
  openForm({ kind: 'edit', id: seal.id });
  show();
  await field('Dealer').fill('Me');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.changes).toEqual([{ dealer: 'Me' }]);
});

test('what a colleague changed meanwhile is compared, and overwritten only by choice', async () => {
  openForm({ kind: 'edit', id: seal.id });
  show();
  await field('Dealer').fill('Me');
  await field(/^Model(?! year)/).fill('Seal RWD');
  backend.rows[0] = { ...seal, updated_at: '2', dealer: 'Somebody', price_egp: 2_000_000 };
  await save();
  await expect.element(page.getByText(/^Somebody else has changed this entry/)).toBeVisible();
  await save();
  expect(backend.changes).toEqual([]);
  await page.getByRole('button', { name: 'Take theirs: Price, EGP' }).click();
  await page.getByRole('button', { name: 'Keep mine: Dealer' }).click();
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.changes).toEqual([{ dealer: 'Me', model: 'Seal RWD' }]);
});

test('a draft that is older than its row is compared when the form opens again', async () => {
  openForm({ kind: 'edit', id: seal.id });
  const first = await show();
  await field('Dealer').fill('Me');
  await first.unmount();
  backend.rows[0] = { ...seal, updated_at: '2', price_egp: 2_000_000 };
  show();
  await expect.element(field('Dealer')).toHaveValue('Me');
  await save();
  expect(backend.changes).toEqual([]);
  await page.getByRole('button', { name: 'Take theirs: Price, EGP' }).click();
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.rows[0]).toMatchObject({ dealer: 'Me', price_egp: 2_000_000 });
});

test('a brand whose id is taken is not said to be saved', async () => {
  backend.rows = [{ id: 'li-auto', published: false, updated_at: '1', name_en: 'Li Auto' }];
  showTable('brands');
  openForm({ kind: 'add' });
  show();
  await field('Name in English').fill('Li-Auto');
  await save();
  await expect
    .element(field('Name in English'))
    .toHaveAccessibleDescription(/There is already a brand with this name/);
  expect($toasts.get()).toEqual([]);
});

test('what is typed into a copy is kept for that copy alone', async () => {
  openForm({ kind: 'copy', id: seal.id });
  const first = await show();
  await field(/^Model(?! year)/).fill('Seal AWD');
  await first.unmount();
  openForm({ kind: 'add' });
  const second = await show();
  await expect.element(field(/^Model(?! year)/)).toHaveValue('');
  await second.unmount();
  openForm({ kind: 'copy', id: seal.id });
  show();
  await expect.element(field(/^Model(?! year)/)).toHaveValue('Seal AWD');
});

test('an entry that was stored without an answer is compared, not stored twice', async () => {
  openForm({ kind: 'copy', id: seal.id });
  show();
  await field(/^Model(?! year)/).fill('Seal AWD');
  const { typed: kept } = JSON.parse(sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '');
  backend.rows.push({ ...seal, id: kept.id, published: false, model: 'Seal AWD', dealer: null });
  await save();
  await expect.element(page.getByRole('heading', { name: 'BYD Seal AWD' })).toBeVisible();
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.changes).toEqual([{ dealer: 'Al Amal' }]);
});

test('the first field at fault has the focus, and says what is wrong', async () => {
  openForm({ kind: 'add' });
  show();
  await field('Price, EGP').fill('cheap');
  await save();
  await expect.element(field('Brand, by its English name')).toHaveFocus();
  await expect.element(field('Price, EGP')).toHaveAccessibleDescription(/enter a number/);
});

test('a new price asks where it is from, and nothing is saved before the answer', async () => {
  openForm({ kind: 'edit', id: priced.id });
  backend.rows = [{ ...priced }];
  show();
  await field('Price, EGP').fill('879,000');
  await save();
  const question = page.getByRole('dialog', {
    name: 'Where is this price from, and when was it checked?',
  });
  await expect.element(question).toHaveAccessibleDescription(/from EGP.850,000 to EGP.879,000/);
  expect(backend.changes).toEqual([]);
  await question.getByRole('button', { name: 'Save' }).click();
  const source = question.getByLabelText('Source of the price');
  await expect.element(source).toHaveAccessibleDescription(/needs its source and its day/);
  await question.getByLabelText('Reported by a source').click();
  await source.fill('GV Auto price list');
  await question.getByLabelText('Checked or entered on').fill('2026-11-05');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.changes).toEqual([
    {
      price_egp: 879_000,
      price_standing: 'reported',
      price_source: 'GV Auto price list',
      price_verified_on: '2026-11-05',
    },
  ]);
});

test('a new price is our own estimate by one press, and Back to the form saves nothing', async () => {
  openForm({ kind: 'edit', id: priced.id });
  backend.rows = [{ ...priced }];
  show();
  await field('Price, EGP').fill('879,000');
  await save();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(field('Price, EGP')).toHaveValue('879,000');
  expect(backend.changes).toEqual([]);
  await save();
  await page.getByRole('button', { name: 'It is our own estimate, no quotation' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.changes).toEqual([
    {
      price_egp: 879_000,
      price_standing: 'level',
      price_source: null,
      price_verified_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
});

test('a confirmed price without a source is refused beside its field', async () => {
  openForm({ kind: 'edit', id: seal.id });
  show();
  await field('How far the price can be trusted').selectOptions('confirmed');
  await save();
  await expect
    .element(field('Source of the price'))
    .toHaveAccessibleDescription(/needs its source and its day/);
  expect(backend.changes).toEqual([]);
});

test('Save and closing wait for an upload, so that no picture is lost', async () => {
  openForm({ kind: 'edit', id: seal.id });
  show();
  const file = new File(['x'], 'new.jpg', { type: 'image/jpeg' });
  await page.getByLabelText('Upload pictures').upload(file);
  const waiting = page.getByRole('button', { name: 'Uploading, 1 left' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  await field('Dealer').fill('Me');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).toBeVisible();
  expect(backend.changes).toEqual([]);
  upload.resolve('https://pictures.example/new.jpg');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.changes).toEqual([{ dealer: 'Me', photos: ['https://pictures.example/new.jpg'] }]);
});

test('a price that moves far is ticked before it is saved, and again after another change', async () => {
  openForm({ kind: 'edit', id: seal.id });
  show();
  const price = field(/^Price, EGP(?!:)/);
  await price.fill('220,000');
  const saveButton = page.getByRole('button', { name: 'Save' });
  await expect.element(saveButton).toHaveAttribute('aria-disabled', 'true');
  await page.getByText('Price, EGP: from EGP 2,200,000 to EGP 220,000 (-90%)').click();
  await expect.element(saveButton).not.toHaveAttribute('aria-disabled');
  await price.fill('22,000');
  await expect.element(saveButton).toHaveAttribute('aria-disabled', 'true');
  await page.getByText('Price, EGP: from EGP 2,200,000 to EGP 22,000 (-99%)').click();
  await save();
  await page.getByRole('button', { name: 'It is our own estimate, no quotation' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.changes).toMatchObject([{ price_egp: 22_000 }]);
});

test('Back closes the form', async () => {
  openForm({ kind: 'edit', id: seal.id });
  show();
  await expect.element(dialog).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
});
