import { expect, test } from 'vitest';
import { planCsv, toCsv } from './csv';

const row = {
  id: '62f746b4-84e6-4ceb-95bd-447e7184d454',
  published: true,
  updated_at: '2026-11-20T00:00:00Z',
  brand: 'BYD',
  model: 'Seal RWD',
  powertrain: 'BEV',
  charging_protocol: 'CCS2',
  range_km: 570,
  price_egp: 2_200_000,
  price_source: '=HYPERLINK("https://evil.example")',
  photos: [
    '/pictures/a.jpg',
    { src: '/pictures/b.jpg', alt_en: 'The boot', alt_ar: 'الشنطة' },
    { src: '/pictures/c.jpg', alt_en: null, alt_ar: 'من الأمام' },
  ],
};

test('a table that is saved and read again changes nothing', async () => {
  const text = await toCsv('cars', [row]);
  expect(text.startsWith('\uFEFFid,brand,model')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const { lines, unknownColumns } = planCsv('cars', [row], text);
  expect(unknownColumns).toEqual([]);
  expect(lines).toMatchObject([{ line: 2, name: 'BYD Seal RWD', faults: {}, changes: [] }]);
});

test('a changed price is named, with commas and Arabic digits understood', () => {
  const text = `id,price_egp,note\n${row.id},"٢٬١٥٠٬٠٠٠",x`;
  const { lines, unknownColumns } = planCsv('cars', [row], text);
  expect(unknownColumns).toEqual(['note']);
  // Our own estimate is dated anew.
  expect(lines[0]?.changes).toMatchObject([
    { column: 'price_egp', from: '2200000', to: '2150000' },
    { column: 'price_verified_on' },
  ]);
});

test('each faulty cell is named with its line, and a new row needs its name', () => {
  const text = `id,brand,model,price_egp\n${row.id},BYD,Seal RWD,cheap\n,,Neu,900000`;
  const { lines } = planCsv('cars', [row], text);
  expect(lines.map(({ line, faults }) => [line, Object.keys(faults)])).toEqual([
    [2, ['price_egp']],
    [3, ['brand', 'powertrain', 'charging_protocol']],
  ]);
});

const faultsOf = (text: string, rows = [row]) =>
  planCsv('cars', rows, text).lines.map(({ faults }) => Object.keys(faults));

test('a date that may be two, an odd word for published and an unknown or repeated id are named', () => {
  const text = `id,price_verified_on,published
${row.id},05/11/2026,maybe
${row.id},2026-11-05,yes
0,2026-11-05,no`;
  expect(faultsOf(text)).toEqual([
    ['price_verified_on', 'published'],
    ['id'],
    expect.arrayContaining(['id']),
  ]);
});

test('what a spreadsheet makes of days and of yes is understood', () => {
  const text = `id,price_verified_on,published\n${row.id},5-Nov-2026,FALSE`;
  expect(planCsv('cars', [row], text).lines[0]?.stored).toEqual({
    id: row.id,
    seen: row.updated_at,
    columns: { price_verified_on: '2026-11-05', published: false },
  });
});

test('a row that was changed since the file was saved is left out', async () => {
  const text = (await toCsv('cars', [row])).replace('2200000', '2100000');
  const newer = { ...row, updated_at: '2026-11-21T00:00:00Z', dealer: 'Colleague' };
  expect(planCsv('cars', [row], text).lines[0]?.isStale).toBe(false);
  expect(planCsv('cars', [newer], text).lines[0]?.isStale).toBe(true);
});

test('a line without an id that was stored before is passed over, or named where it differs', () => {
  const head = 'brand,model,powertrain,charging_protocol,range_km';
  const plan = (range: number) => planCsv('cars', [row], `${head}\nBYD,Seal RWD,BEV,CCS2,${range}`);
  expect(plan(570).lines).toMatchObject([{ faults: {}, isNew: false, changes: [] }]);
  expect(plan(600).lines).toMatchObject([{ faults: { id: expect.any(String) } }]);
});

test('what a picture shows is read from its line, and named where it changes', () => {
  const text = `id,photos\n${row.id},"/pictures/a.jpg|  Front |\n/pictures/b.jpg"`;
  const [line] = planCsv('cars', [row], text).lines;
  expect(line?.stored.columns).toEqual({
    photos: [{ src: '/pictures/a.jpg', alt_en: 'Front', alt_ar: null }, '/pictures/b.jpg'],
  });
  expect(line?.changes).toEqual([
    {
      column: 'photos',
      from: '/pictures/a.jpg\n/pictures/b.jpg | The boot | الشنطة\n/pictures/c.jpg |  | من الأمام',
      to: '/pictures/a.jpg | Front | \n/pictures/b.jpg',
    },
  ]);
});
