import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { BatchLine, BatchOrigin, BatchReport } from '#data/catalogue-batches.ts';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { BackendFailure } from '#data/failure.ts';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { $address } from './address.store.ts';
import { tableAddress } from './address.ts';
import { PricedRows } from './PricedRows.tsx';

type Sent = { id: string; lines: readonly BatchLine[]; origin: BatchOrigin };

/** A fake backend with its rows, the batches that it got, and whether its answers are lost. */
const backend = vi.hoisted(() => ({
  rows: [] as EditedRow[],
  sent: [] as Sent[],
  isLost: false,
}));

vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/catalogue-edit.ts', () => ({
  editedTables: ['cars', 'chargers', 'brands', 'charging_points'],
  readEdited: async (_: unknown, table: string) =>
    table === 'cars' ? backend.rows.map((row) => ({ ...row })) : [],
}));
vi.mock('#data/catalogue-batches.ts', async (original) => ({
  ...(await original<typeof import('#data/catalogue-batches.ts')>()),
  saveBatch: async (
    _: unknown,
    __: string,
    id: string,
    lines: readonly BatchLine[],
    origin: BatchOrigin,
  ): Promise<BatchReport> => {
    backend.sent.push({ id, lines, origin });
    if (backend.isLost) throw new BackendFailure('offline', { message: 'No answer' });
    const rowOf = (line: BatchLine) => backend.rows.find((row) => row.id === line.id);
    const conflicts = lines
      .filter((line) => rowOf(line)?.updated_at !== line.seen)
      .map((line) => line.id);
    const none = { added: [], changed: [], conflicts, versions: {} };
    if (conflicts.length > 0) return none;
    for (const line of lines) {
      Object.assign(rowOf(line) ?? {}, line.columns, { updated_at: `${line.seen}+` });
    }
    const versions = Object.fromEntries(lines.map((line) => [line.id, `${line.seen}+`]));
    return { ...none, changed: lines.map((line) => line.id), versions };
  },
}));

const today = cairoToday();
const car = (id: string, columns: Record<string, unknown> = {}): EditedRow => ({
  id,
  published: true,
  updated_at: '1',
  brand: 'BYD',
  model: id,
  powertrain: 'BEV',
  body_type: 'Sedan',
  charging_protocol: 'CCS2',
  price_egp: 1_000_000,
  price_standing: 'confirmed',
  price_source: 'GB Auto',
  price_verified_on: dayAfter(today, -20),
  range_km: 500,
  photos: [],
  ...columns,
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
/** A tick box: without the styles of the site it has no size that could be pressed. */
async function tick(name: string | RegExp, shiftKey = false) {
  const box = page.getByRole('checkbox', { name });
  await expect.element(box).toBeInTheDocument();
  box
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);
const toast = () => $toasts.get().find(({ open }) => open);

async function show() {
  await page.viewport(1280, 800);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <PricedRows table="cars" />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  backend.rows = [
    car('Seal'),
    car('Atto 3', { price_verified_on: dayAfter(today, -40) }),
    car('Han', { price_egp: null, published: false }),
  ];
  backend.sent = [];
  backend.isLost = false;
  $toasts.set([]);
  history.replaceState(null, '', location.pathname);
  $address.set(tableAddress.read(''));
});

test('the oldest prices stand first, and heads of columns sort', async () => {
  await show();
  await expect.element(page.getByText('3 entries')).toBeVisible();
  expect(names()).toEqual(['BYD Atto 3', 'BYD Seal', 'BYD Han']);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  expect(names()).toEqual(['BYD Atto 3', 'BYD Han', 'BYD Seal']);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  expect(names()).toEqual(['BYD Seal', 'BYD Han', 'BYD Atto 3']);
  await expect
    .element(page.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'descending');
  await page.getByLabelText('Price', { exact: true }).selectOptions('Price older than 30 days');
  await expect.element(page.getByText('1 entry')).toBeVisible();
});

test('a price is changed in its row, dated today, and taken back by the toast', async () => {
  await show();
  await page.getByRole('button', { name: /^Change the price of BYD Seal/ }).click();
  const price = page.getByLabelText('Price, EGP', { exact: false });
  await expect.element(price).toHaveFocus();
  await price.fill('1,100,000');
  await page.getByLabelText('Source of the price', { exact: false }).fill('Al Amal');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => backend.sent).toHaveLength(1);
  expect(backend.sent[0]).toMatchObject({
    origin: { kind: 'price' },
    lines: [
      {
        id: 'Seal',
        columns: { price_egp: 1_100_000, price_source: 'Al Amal', price_verified_on: today },
      },
    ],
  });
  await expect.element(row('BYD Seal')).toMatchTextContent(/EGP.1,100,000/);
  await expect.poll(() => toast()?.title).toBe('BYD Seal is saved');
  toast()?.action?.run();
  await expect.element(row('BYD Seal')).toMatchTextContent(/EGP.1,000,000/);
  expect(backend.sent[1]).toMatchObject({
    origin: { kind: 'undo' },
    lines: [{ id: 'Seal', seen: '1+', columns: { price_egp: 1_000_000, price_source: 'GB Auto' } }],
  });
});

test('a new price never takes over the day of the old one, nor a source that is no quotation', async () => {
  backend.rows = [
    car('Seal', { price_source: 'Indicative, not a quotation', price_standing: 'level' }),
  ];
  await show();
  await page.getByRole('button', { name: /^Change the price of BYD Seal/ }).click();
  await page.getByLabelText('Price, EGP', { exact: false }).fill('1,100,000');
  await page.getByLabelText('Checked or entered on', { exact: false }).fill(dayAfter(today, -20));
  await page.getByLabelText('Standing').selectOptions('Confirmed by a dealer, or by us');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/says that it is no quotation/)).toBeVisible();
  await page.getByLabelText('Source of the price', { exact: false }).fill('GB Auto');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/day of the old price/)).toBeVisible();
  expect(backend.sent).toEqual([]);
});

test('an odd price is ticked first; a lost answer is repeated with the same id', async () => {
  await show();
  await page.getByRole('button', { name: /^Change the price of BYD Seal/ }).click();
  await page.getByLabelText('Price, EGP', { exact: false }).fill('100,000');
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await tick(/from EGP 1,000,000 to EGP 100,000/);
  backend.isLost = true;
  await save.click();
  await expect
    .element(page.getByRole('cell', { name: /^Price of BYD Seal/ }).getByRole('alert'))
    .toMatchTextContent(/saved/i);
  backend.isLost = false;
  await save.click();
  await vi.waitFor(() => expect(backend.sent).toHaveLength(2));
  expect(backend.sent[1]?.id).toBe(backend.sent[0]?.id);
});

test('what is typed stays when the row is left, and Escape gives the focus back', async () => {
  await show();
  const button = page.getByRole('button', { name: /^Change the price of BYD Seal/ });
  await button.click();
  const price = page.getByLabelText('Price, EGP', { exact: false });
  await price.fill('1,234,567');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(price).toHaveValue('1,234,567');
  await price.fill('1000000');
});

test('ticked prices are confirmed at once with one source; Shift takes a range', async () => {
  await show();
  await tick('Select BYD Atto 3');
  await tick('Select BYD Han', true);
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm these 2' }).click();
  await page.getByLabelText('Who confirmed these prices?').fill('Al Amal');
  await page.getByRole('button', { name: 'Confirm today' }).click();
  await vi.waitFor(() => expect(toast()?.title).toBe('2 prices are confirmed today'));
  const columns = {
    price_standing: 'confirmed',
    price_source: 'Al Amal',
    price_verified_on: today,
  };
  expect(backend.sent).toMatchObject([
    {
      origin: { kind: 'confirm', source: 'Al Amal' },
      lines: [
        { id: 'Atto 3', columns },
        { id: 'Seal', columns },
      ],
    },
  ]);
  expect(page.getByText('3 selected').elements()).toHaveLength(0);
});

test('where a colleague has changed a ticked row, it is named and nothing is saved', async () => {
  await show();
  await tick('Select all that are found');
  const [first] = backend.rows;
  if (first) first.updated_at = '2';
  await page
    .getByRole('region', { name: '3 selected' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect.element(page.getByRole('alert').getByText(/BYD Seal/)).toBeVisible();
  expect(backend.rows.filter(({ published }) => published)).toHaveLength(2);
});

test('one row is withdrawn in its line, and taken back', async () => {
  await show();
  await row('BYD Seal').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(row('BYD Seal')).toMatchTextContent(/Withdrawn/);
  await vi.waitFor(() => expect(toast()?.title).toBe('BYD Seal is withdrawn'));
  toast()?.action?.run();
  await expect.element(row('BYD Seal')).not.toMatchTextContent(/Withdrawn/);
});

test('on a narrow phone the lines keep name and price, and the rest stands below the name', async () => {
  await show();
  await page.viewport(320, 640);
  await expect.element(row('BYD Seal')).toMatchTextContent(/EGP.1,000,000/);
  await expect.element(row('BYD Seal')).toMatchTextContent(/Confirmed/);
  await expect.poll(() => page.getByRole('columnheader').elements()).toHaveLength(3);
});

test('thousands of cars are drawn a part at a time', async () => {
  backend.rows = Array.from({ length: 5000 }, (_, index) => car(`Car ${index}`));
  await show();
  await expect.element(page.getByText('5,000 entries')).toBeVisible();
  expect(names()).toHaveLength(100);
  await page.getByRole('button', { name: 'Show 100 more' }).click();
  expect(names()).toHaveLength(200);
});
