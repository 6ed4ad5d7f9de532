import { describe, expect, it } from 'vitest';
import { readChargers } from '#domain/catalogue.ts';
import { sampleCar } from '#domain/fixture.ts';
import { inArabic } from '#lib/fixture.ts';
import {
  cardPrice,
  chargerTags,
  featuresOf,
  fittingCars,
  namedFitting,
  timeFor,
  totalText,
} from './figures.ts';

function charger(change: object = {}) {
  const row = {
    id: '99fb6ec6-63bc-45c1-8c1a-87369f4b56d2',
    model: 'Box',
    power_kw: '7.4',
    price_egp: 45_000,
    connector_type: 'Type 2',
    input_type: '1-phase 32 A',
    warranty_years: 2,
    features: ['App', 'App', ''],
    features_ar: ['تطبيق'],
    photos: null,
    updated_at: '2026-11-21T00:00:00Z',
    ...change,
  };
  const { items, faults } = readChargers([row]);
  expect(faults).toEqual([]);
  const [read] = items;
  if (read === undefined) throw new Error('There is no charger.');
  return read;
}

describe('featuresOf', () => {
  it('names each once, in the language of the page', () => {
    expect(featuresOf(charger())).toEqual(['App']);
    expect(inArabic(() => featuresOf(charger()))).toEqual(['تطبيق']);
  });

  it.each([[null], [[]], ['تطبيق'], [{}]])(
    'keeps to English where the Arabic is %j',
    (features_ar) => {
      expect(inArabic(() => featuresOf(charger({ features_ar })))).toEqual(['App']);
    },
  );
});

it('shows figures, supply and warranty in the language of the page', () => {
  const tags = () => chargerTags(charger());
  expect(tags()).toEqual(['7.4 kW', 'Type 2', '1-phase 32 A', 'Warranty: 2 years']);
  expect(inArabic(tags)).toEqual([
    '٧٫٤\u00a0ك.و',
    'Type 2',
    '١ فاز، ٣٢\u00a0أمبير',
    'الضمان: سنتان',
  ]);
  const unknown = { power_kw: null, input_type: null, warranty_years: null };
  expect(chargerTags(charger(unknown))).toEqual(['Type 2']);
});

it('shows the price with installation where it is known, else what is known', () => {
  const shown = (category: string) => Object.values(cardPrice(charger({ category })));
  expect(shown('Home')).toEqual([
    'With installation',
    'EGP\u00a060,000',
    'Charger alone EGP\u00a045,000',
  ]);
  expect(shown('Business')).toEqual([
    'Charger alone',
    'EGP\u00a045,000',
    'With installation: after the site inspection',
  ]);
  expect(shown('Portable')).toEqual(['Charger alone', 'EGP\u00a045,000', 'No installation needed']);
});

const car = (name: string, chargingProtocol: string, price: number | null) => ({
  name,
  chargingProtocol,
  price,
});

it('names the least expensive fitting car of each brand, unknown prices last', () => {
  const { count, cars } = fittingCars({ connectorType: 'Type 2' }, [
    { models: [car('a1', 'CCS2', 3), car('a2', 'CCS2', 2), car('a3', 'GB/T', 1)] },
    { models: [car('b1', 'CCS2', null)] },
    { models: [car('c1', 'CCS2', 1)] },
    { models: [] },
  ]);
  expect(count).toBe(4);
  expect(cars.map(({ name }) => name)).toEqual(['c1', 'a2', 'b1']);
});

it('adds charger and installation; what is unknown is never counted as nothing', () => {
  expect(totalText(charger({ category: 'Home' }))).toBe('EGP\u00a060,000');
  expect(totalText(charger({ category: 'Home', price_egp: null }))).toBe('Unknown');
  expect(totalText(charger({ category: 'Business' }))).toBe('after the site inspection');
  expect(totalText(charger({ category: 'Portable' }))).toBe('No installation needed');
});

it('counts the cars of the brand in its name that a charger does not fit', () => {
  const brand = (name: string, ...protocols: string[]) => ({
    id: name.toLowerCase(),
    name,
    nameAr: null,
    logoUrl: null,
    officialDealer: null,
    models: protocols.map((chargingProtocol) => sampleCar({ brand: name, chargingProtocol })),
  });
  const misfits = (name: string, ...protocols: string[]) =>
    namedFitting(charger({ model: name }), [brand('BYD', ...protocols)]).misfits;
  expect(misfits('BYD Wallbox', 'CCS2', 'GB/T', 'GB/T', 'خاص')).toEqual({
    brand: 'BYD',
    count: 2,
    all: 4,
  });
  expect(misfits('BYD Wallbox', 'CCS2')).toBeNull();
  expect(misfits('Box', 'GB/T')).toBeNull();
});

it('claims nothing for a charger without a known plug', () => {
  const none = fittingCars({ connectorType: null }, [{ models: [car('a1', 'CCS2', 3)] }]);
  expect(none).toEqual({ count: 0, cars: [] });
});

it('says how long it takes, full on alternating current, from 10 to 80 % on direct', () => {
  const seal = sampleCar({ batteryCapacity: 82.5, acChargingPower: 11, dcChargingPower: 150 });
  expect(timeFor({ connectorType: 'Type 2', powerKw: 7.4 }, seal)).toContain('13\u00a0h');
  expect(timeFor({ connectorType: 'CCS2', powerKw: 24 }, seal)).toContain('2\u00a0h 30\u00a0min');
  expect(timeFor({ connectorType: 'Type 2', powerKw: null }, seal)).toBeNull();
});
