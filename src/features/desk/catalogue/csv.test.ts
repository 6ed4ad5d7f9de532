import { expect, test } from 'vitest';
import { planCsv, toCsv } from './csv.ts';

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

test('what a spreadsheet rewrites, and nobody touches, is no change and no fault', async () => {
  const rows = [
    { ...row, price_verified_on: '2026-11-05', price_source: "'=1+1", dealer: '=1+1' },
    { ...row, id: '62f746b5-84e6-4ceb-95bd-447e7184d454', model: 'Dolphin', trims: [] },
  ];
  const text = (await toCsv('cars', rows))
    .replace('2026-11-05', '05/11/2026')
    .replaceAll('\r\n', '\n')
    .replace('id,brand', 'ID,Brand');
  for (const lines of [text, `sep=,\n${text}`, text.replaceAll('\n', '\r')]) {
    const plan = planCsv('cars', rows, lines);
    expect(plan.refusal).toBeNull();
    expect(plan.lines).toMatchObject([
      { line: 2, faults: {}, changes: [] },
      { line: 3, faults: {}, changes: [] },
    ]);
  }
});

test('a date in the future is no day of a check, and one that may be two is named where it differs', () => {
  const rows = [{ ...row, price_verified_on: '2026-10-05' }];
  const plan = (day: string) =>
    planCsv('cars', rows, `id,price_verified_on\n${row.id},${day}`).lines[0];
  expect(plan('5-Oct-26')?.changes).toEqual([]);
  expect(plan('10/05/2026')).toMatchObject({ faults: {}, changes: [] });
  for (const day of ['05/11/2026', '2099-11-25', '1899-12-31', 'infinity']) {
    expect(Object.keys(plan(day)?.faults ?? {})).toEqual(['price_verified_on']);
  }
});

test('a line that the parser cannot read is a fault, and of it nothing is planned', () => {
  const text = `id,model,price_egp,colors
${row.id},Macan 4,1,250,000,
${row.id},Seal RWD
,Neu,900000,"White
,Han,900000,Red`;
  const { lines } = planCsv('cars', [row], text);
  expect(lines.map(({ line, faults, changes }) => [line, Object.keys(faults), changes])).toEqual([
    [2, ['line'], []],
    [3, ['line'], []],
    [4, ['line'], []],
  ]);
  expect(lines[0]?.faults.line).toMatch(/more cells than columns/);
  expect(lines[1]?.faults.line).toMatch(/fewer cells than columns/);
  expect(lines[2]?.faults.line).toMatch(/quotation mark here has no match/);
});

test.each([
  ['without names of columns', 'a,b\nc,d', /first line has to name the columns/],
  ['that is empty', '', /first line has to name the columns/],
  ['with a column twice', 'id,price_egp,Price_EGP\n,1,2', /column price_egp is there twice/],
  ['of too many lines', `model\n${'x\n'.repeat(2001)}`, /at most 2,000 lines/],
])('a file %s gets one sentence', (_, text, sentence) => {
  expect(planCsv('cars', [row], text)).toEqual({
    refusal: expect.stringMatching(sentence),
    lines: [],
    unknownColumns: [],
  });
});

test('blank names of columns are passed over', () => {
  const { lines, unknownColumns } = planCsv('cars', [row], `id,note,,\n${row.id},x,,`);
  expect([lines[0]?.faults, unknownColumns]).toEqual([{}, ['note']]);
});

test('a name with a character that nobody sees is no new entry', () => {
  const text = 'brand,model,powertrain,charging_protocol\nBYD,Se\u200bal\u200f RWD,BEV,CCS2';
  expect(planCsv('cars', [row], text).lines).toMatchObject([{ isNew: false, changes: [] }]);
});

test('a price that moves far is pointed out', () => {
  const text = `id,price_egp,trims\n${row.id},220000,Comfort: 5`;
  expect(planCsv('cars', [row], text).lines[0]?.prices).toMatchObject([
    { trim: null, from: 2_200_000, to: 220_000 },
    { trim: 'Comfort', from: null, to: 5 },
  ]);
  expect(planCsv('cars', [row], `id,dealer\n${row.id},SMG`).lines[0]?.prices).toEqual([]);
});

test('a file of the most lines is planned in a moment', () => {
  const rows = Array.from({ length: 2000 }, (_, at) => ({
    ...row,
    id: `id-${at}`,
    model: `M ${at}`,
  }));
  const head = 'brand,model,powertrain,charging_protocol,price_egp';
  const text = `${head}\n${rows.map((_, at) => `BYD,New ${at},BEV,CCS2,900000`).join('\n')}`;
  expect(planCsv('cars', rows, text).lines).toHaveLength(2000);
});

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

test('who made a picture and its licence are read from its line', () => {
  const text = `id,photos\n${row.id},"/pictures/a.jpg |  |  | SAIC Motor | CC BY 4.0"`;
  expect(planCsv('cars', [row], text).lines[0]?.stored.columns).toEqual({
    photos: [
      {
        src: '/pictures/a.jpg',
        alt_en: null,
        alt_ar: null,
        credit: 'SAIC Motor',
        licence: 'CC BY 4.0',
      },
    ],
  });
});
