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
  photos: ['/pictures/a.jpg', '/pictures/b.jpg'],
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
  expect(lines[0]?.changes).toEqual([{ column: 'price_egp', from: '2200000', to: '2150000' }]);
});

test('each faulty cell is named with its line, and a new row needs its name', () => {
  const text = `id,brand,model,price_egp\n${row.id},BYD,Seal RWD,cheap\n,,Neu,900000`;
  const { lines } = planCsv('cars', [row], text);
  expect(lines.map(({ line, faults }) => [line, Object.keys(faults)])).toEqual([
    [2, ['price_egp']],
    [3, ['brand', 'powertrain', 'charging_protocol']],
  ]);
});
