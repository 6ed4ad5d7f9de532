import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BatchLine, BatchOrigin } from '#data/catalogue-batches.ts';
import { cairoToday } from '#domain/cairo.ts';
import PriceList from './PriceList.tsx';

const backend = vi.hoisted(() => ({
  sent: [] as { lines: readonly BatchLine[]; origin: BatchOrigin }[],
}));

vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/catalogue-batches.ts', async (original) => ({
  ...(await original<typeof import('#data/catalogue-batches.ts')>()),
  saveBatch: async (
    _: unknown,
    __: string,
    ___: string,
    lines: readonly BatchLine[],
    origin: BatchOrigin,
  ) => {
    backend.sent.push({ lines, origin });
    return { added: [], changed: lines.map(({ id }) => id), conflicts: [], versions: {} };
  },
}));

const car = (brand: string, model: string, price_egp: number) => ({
  id: model,
  published: true,
  updated_at: '1',
  brand,
  model,
  price_egp,
  price_standing: 'level',
});
const rows = [
  car('BYD', 'Atto 3', 1_400_000),
  car('BYD', 'Seal RWD', 2_000_000),
  car('BYD', 'Seal AWD', 2_400_000),
  car('BYD', 'Han EV', 2_000_000),
];
const brands = [
  { id: 'byd', published: true, updated_at: '1', name_en: 'BYD', name_ar: 'بي واي دي' },
];
const onDone = vi.fn();

const list =
  'قائمة أسعار نوفمبر\t\t\nالماركة\tالموديل\tالسعر القديم\tالسعر\n' +
  'بي واي دي\tأتو ٣\t١٬٤٠٠٬٠٠٠\t١٫٤٥ مليون\n\tSeal\t-\t2,100,000\n\tHan\t-\t2,600,000 ج.م.\nToyota\tbZ4X\t-\t1,900,000';

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceList table="cars" rows={rows} brands={brands} onDone={onDone} />
    </QueryClientProvider>,
  );

async function paste() {
  await page.getByLabelText('Or paste the table').fill(list);
  await page.getByRole('button', { name: 'Next' }).click();
}

const box = (name: RegExp) => page.getByRole('checkbox', { name });
const isTaken = (name: RegExp) => expect.element(box(name));

beforeEach(() => {
  backend.sent = [];
  onDone.mockClear();
});

test('a pasted list is read, its cars are matched, and what is ticked is saved with its origin', async () => {
  show();
  await paste();
  await expect.element(page.getByLabelText('الموديل')).toHaveValue('model');
  await expect.element(page.getByLabelText('السعر القديم')).toHaveValue('none');
  await expect.element(page.getByLabelText('السعر', { exact: true })).toHaveValue('price');
  await page.getByRole('button', { name: 'Next' }).click();

  await isTaken(/أتو ٣/).toBeChecked();
  // More than 10 per cent.
  await isTaken(/Han/).not.toBeChecked();
  await isTaken(/bZ4X/).toBeDisabled();
  await page
    .getByRole('combobox', { name: 'Which entry is بي واي دي Seal?' })
    .selectOptions('BYD Seal AWD');
  // Down by 12.5 per cent.
  await isTaken(/Seal/).not.toBeChecked();
  await page
    .getByRole('combobox', { name: 'Which entry is بي واي دي Seal?' })
    .selectOptions('BYD Seal RWD');
  await isTaken(/Seal/).toBeChecked();

  await page.getByRole('button', { name: 'Save 2 prices' }).click();
  await expect.element(page.getByText('Please fill this in', { exact: false })).toBeVisible();
  await page.getByLabelText('Whose list is it?').fill('GB Auto');
  await page.getByRole('button', { name: 'Save 2 prices' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const today = cairoToday();
  const origin = {
    price_standing: 'confirmed',
    price_source: 'GB Auto',
    price_verified_on: today,
  };
  expect(backend.sent).toEqual([
    {
      origin: { kind: 'import', source: 'GB Auto', day: today },
      lines: [
        { id: 'Atto 3', seen: '1', columns: { price_egp: 1_450_000, ...origin } },
        { id: 'Seal RWD', seen: '1', columns: { price_egp: 2_100_000, ...origin } },
      ],
    },
  ]);
});

test('what the columns are is remembered for the next list with the same ones', async () => {
  const { unmount } = await show();
  await paste();
  await page.getByLabelText('السعر القديم').selectOptions('Price');
  await page.getByRole('button', { name: 'Next' }).click();
  await unmount();
  show();
  await paste();
  await expect.element(page.getByLabelText('السعر القديم')).toHaveValue('price');
  await expect.element(page.getByLabelText('السعر', { exact: true })).toHaveValue('none');
});

test('prices of trims are taken over by their names, and what no trim is called is said', async () => {
  const trims = [
    { name: 'Comfort', price_egp: 1_400_000 },
    { name: 'Design', price_egp: 1_550_000 },
    { name: 'Old', price_egp: null },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceList
        table="cars"
        rows={[{ ...car('BYD', 'Atto 3', 1_400_000), trims }]}
        brands={brands}
        onDone={onDone}
      />
    </QueryClientProvider>,
  );
  await page
    .getByLabelText('Or paste the table')
    .fill(
      'Brand\tModel\tVersion\tPrice\nBYD\tAtto 3\tكومفورت\t1,450,000\n\tAtto 3\tDESIGN\t1,600,000\n\tAtto 3\tFlagship\t1,500,000',
    );
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByLabelText('Version')).toHaveValue('trim');
  await page.getByRole('button', { name: 'Next' }).click();

  await isTaken(/كومفورت/).toBeChecked();
  await expect.element(page.getByText(/the price of the car, too/)).toBeVisible();
  await isTaken(/DESIGN/).toBeChecked();
  await isTaken(/Flagship/).toBeDisabled();
  await expect
    .element(page.getByText('The catalogue has no trim called Flagship here'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save 2 prices' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Which trim is Flagship?' }).selectOptions('Old');
  await isTaken(/Flagship/).toBeChecked();

  await page.getByLabelText('Whose list is it?').fill('GB Auto');
  await page.getByRole('button', { name: 'Save 3 prices' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(backend.sent[0]?.lines).toMatchObject([
    {
      id: 'Atto 3',
      columns: {
        ...{ price_egp: 1_450_000, price_source: 'GB Auto' },
        trims: [
          { name: 'Comfort', price_egp: 1_450_000 },
          { name: 'Design', price_egp: 1_600_000 },
          { name: 'Old', price_egp: 1_500_000 },
        ],
      },
    },
  ]);
});
