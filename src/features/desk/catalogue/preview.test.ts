import { expect, test } from 'vitest';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { sampleRow } from '#domain/fixture.ts';
import { previewOf } from './preview.ts';
import { rowValuesOf } from './row-form.ts';

const seal: EditedRow = {
  ...sampleRow({ model: 'Seal', charging_protocol: 'CCS2', body_type: 'Sedan' }),
  published: true,
};
const byd = { id: 'byd', published: true, updated_at: '2026-11-20T00:00:00Z', name_en: 'BYD' };
const edit = { kind: 'edit', id: seal.id } as const;

const newId = '82f746b4-84e6-4ceb-95bd-447e7184d454';
/** The form of a row, with what is typed over it. */
const typed = (change: Record<string, string> = {}, row = seal) => ({
  id: newId,
  values: { ...rowValuesOf('cars', row), ...change },
});

test('an entry is shown as it is, and with what stands in its form', () => {
  const catalogue = { brands: [byd] };
  expect(previewOf('cars', edit, seal, typed(), catalogue)).toMatchObject({
    kind: 'car',
    item: { brandId: 'byd', name: 'Seal', price: 2_000_000 },
    unseen: [],
  });
  const draft = typed({ price_egp: '1.9 million', photos: '/pictures/b.jpg | The boot' });
  expect(previewOf('cars', edit, seal, draft, catalogue)).toMatchObject({
    item: {
      price: 1_900_000,
      imageUrl: '/pictures/b.jpg',
      imageAlts: [{ en: 'The boot' }],
    },
    unseen: ['unsaved'],
  });
});

test('what keeps buyers from seeing it is named', () => {
  const withdrawn = { ...seal, published: false };
  const brands = [{ ...byd, published: false }];
  expect(previewOf('cars', edit, withdrawn, typed(), { brands })).toMatchObject({
    unseen: ['withdrawn', 'brand_withdrawn'],
  });
  const copy = { kind: 'copy', id: seal.id } as const;
  expect(previewOf('cars', copy, seal, typed(), { brands: [byd] })).toMatchObject({
    kind: 'car',
    unseen: ['unsaved', 'withdrawn'],
  });
});

test('what is to be corrected first is named', () => {
  const draft = typed({ price_egp: 'cheap' });
  expect(previewOf('cars', edit, seal, draft)).toMatchObject({
    kind: 'faulty',
    faults: [{ label: 'Price, EGP' }],
  });
  expect(previewOf('cars', edit, seal, typed())).toMatchObject({
    kind: 'faulty',
    faults: [{ fault: 'There is no brand of this name. Add the brand first.' }],
  });
});

test('a brand is shown with its published models, a charger alone', () => {
  const cars = [seal, { ...seal, id: '72f746b4-84e6-4ceb-95bd-447e7184d454', published: false }];
  const form = { id: newId, values: rowValuesOf('brands', byd) };
  expect(previewOf('brands', { kind: 'edit', id: 'byd' }, byd, form, { cars })).toMatchObject({
    kind: 'brand',
    item: { id: 'byd', models: [{ name: 'Seal' }] },
    unseen: [],
  });
  const box = { ...seal, model: 'Box', category: 'Home', features: ['App'] };
  const boxForm = { id: newId, values: rowValuesOf('chargers', box) };
  expect(previewOf('chargers', edit, box, boxForm)).toMatchObject({
    kind: 'charger',
    item: { name: 'Box', features: ['App'] },
  });
});
