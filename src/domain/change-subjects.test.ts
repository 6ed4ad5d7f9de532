import { expect, test } from 'vitest';
import { chargerSubject, subjectsOf, subjectsOfBrand, subjectsOfCars } from './change-subjects.ts';
import { noChanges, sampleCar, sampleRow } from './fixture.ts';

const id = '851bec1e-de27-487c-9ce4-aa5f0b4702d2';
const seal = { ...sampleCar(), id: 'seal-851bec1e', brandId: 'byd' };
const row = sampleRow({ id, brand_id: 'byd' });

/** Whether an island about these subjects hydrates for a change. */
function concerns(change: Partial<typeof noChanges>, about: readonly string[]): boolean {
  const subjects: ReadonlySet<string> | null = subjectsOf({ ...noChanges, ...change });
  return subjects === null || about.some((subject) => subjects.has(subject));
}

const withdrawn = (what: Partial<typeof noChanges.withdrawn>) => ({
  withdrawn: { ...noChanges.withdrawn, ...what },
});
const brandPage = subjectsOfBrand({ id: 'byd', models: [seal] });

test('a changed or withdrawn car concerns its page, those that name it, its brand and the list', () => {
  for (const change of [{ cars: [row] }, withdrawn({ cars: [id] })]) {
    expect(concerns(change, subjectsOfCars([seal]))).toBe(true);
    expect(concerns(change, brandPage)).toBe(true);
    expect(concerns(change, ['cars'])).toBe(true);
    expect(concerns(change, ['chargers'])).toBe(false);
    const other = { id: 'dolphin-11111111', brandId: 'byd' };
    expect(concerns(change, subjectsOfCars([other]))).toBe(false);
  }
});

test('a new car concerns the page of its brand, and one that goes to another brand both', () => {
  expect(concerns({ cars: [row] }, subjectsOfBrand({ id: 'byd', models: [] }))).toBe(true);
  const moved = { cars: [sampleRow({ id, brand_id: 'denza' })] };
  expect(concerns(moved, brandPage)).toBe(true);
  expect(concerns(moved, subjectsOfBrand({ id: 'denza', models: [] }))).toBe(true);
  expect(concerns(moved, subjectsOfBrand({ id: 'mg', models: [] }))).toBe(false);
});

test('a brand that is withdrawn concerns the pages of its cars', () => {
  expect(concerns(withdrawn({ brands: ['byd'] }), subjectsOfCars([seal]))).toBe(true);
  expect(concerns(withdrawn({ brands: ['mg'] }), subjectsOfCars([seal]))).toBe(false);
});

test('a charger concerns its page and the list of chargers', () => {
  const change = withdrawn({ chargers: [id] });
  expect(concerns(change, [chargerSubject(id)])).toBe(true);
  expect(concerns(change, ['chargers'])).toBe(true);
  expect(concerns(change, ['cars'])).toBe(false);
});

test('an answer that leaves changes out concerns every page', () => {
  expect(concerns({ complete: false }, [])).toBe(true);
});
