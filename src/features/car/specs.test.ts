import { describe, expect, it } from 'vitest';
import type { Car } from '#domain/car.ts';
import { comparedFacts } from '#features/catalogue/facts.ts';
import { fullCar, sampleBlank, sampleHybrid } from './fixture.ts';
import { askedRows, keySpecs, specGroups } from './specs.ts';

const flat = (car: typeof fullCar) =>
  Object.fromEntries(
    specGroups(car).flatMap(({ rows }) => rows.map((row) => [row.name, row.value])),
  );

describe('specGroups', () => {
  it('lists every field with its unit', () => {
    expect(flat(fullCar)).toMatchObject({
      Powertrain: 'Battery electric',
      'Maximum range': '570 km',
      'Test cycle': 'WLTP',
      'Battery capacity': '82.5 kWh',
      Torque: '360 Nm',
      'Acceleration 0-100 km/h': '5.9 s',
      'Max speed': '180 km/h',
      'Charging protocol': 'CCS2',
      'AC charging': '11 kW',
      'Full charge at home': 'About 13\u00a0h 45\u00a0min',
      Length: '4,800 mm',
      'Import channel': 'Official agent',
      Warranty: '3 years',
    });
  });

  it('says where a warranty holds, beside its years where they are known', () => {
    const warranty = (car: Partial<typeof fullCar>) =>
      specGroups({ ...fullCar, ...car })
        .flatMap(({ rows }) => rows)
        .find(({ name }) => name === 'Warranty');
    expect(warranty({ dealer: 'Al Amal', warrantyYears: 3 })).toEqual({
      name: 'Warranty',
      value: '3 years',
      note: 'Available at Al Amal',
    });
    expect(warranty({ dealer: 'Al Amal', warrantyYears: null })).toEqual({
      name: 'Warranty',
      value: 'Available at Al Amal',
    });
    expect(warranty({ dealer: null, warrantyYears: null })).toEqual({
      name: 'Warranty',
      value: 'N/A',
    });
  });

  it('says N/A or Unknown for whatever is missing', () => {
    const known = ['Powertrain', 'Charging protocol', 'Body type'];
    const facts = [
      'Colors',
      ...comparedFacts.map(({ label }) => label()),
      'Usable battery',
      'Battery chemistry',
      'Battery cooling',
      'Consumption in town, about 23 °C',
      'Consumption at 110 km/h, about 23 °C',
      'DC charging on average, 10 to 80%',
    ];
    const shown = flat(sampleBlank);
    for (const [name, value] of Object.entries(shown)) {
      if (![...known, ...facts].includes(name)) expect(value, name).toBe('N/A');
    }
    expect(facts.map((name) => shown[name])).toEqual(facts.map(() => 'Unknown'));
  });

  it('shows facts where they are known, with who says so', () => {
    const safety = { stars: 5, body: 'Euro NCAP', year: 2023 };
    const facts = { seats: 5, boot: 400, batteryWarrantyKm: 160_000, safety };
    const car: Car = { ...fullCar, facts: { ...facts, drive: 'RWD' } };
    const rows = specGroups(car).flatMap(({ rows }) => rows);
    const known = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    expect(known).toMatchObject({
      Seats: '5',
      Boot: '400 l',
      Drive: 'Rear-wheel drive',
      'Battery warranty': '160,000 km',
      'Safety rating': '5 of 5 stars',
    });
    expect(rows).toContainEqual(expect.objectContaining({ note: 'Euro NCAP, 2023' }));
    expect(known['Model year']).toBe('Unknown');
  });

  it('shows the battery and the consumption where they are known, with who says so', () => {
    const rows = specGroups({
      ...fullCar,
      usableCapacity: 80.4,
      townDraw: 11.9,
      motorwayDraw: 17.3,
      drawSource: 'EV Database, 2025',
      rapidMeanPower: 110,
      batteryChemistry: 'LFP',
      batteryCooling: 'liquid',
    }).flatMap(({ rows }) => rows);
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: 'Usable battery', value: '80.4 kWh' },
        { name: 'Battery chemistry', value: 'LFP (lithium iron phosphate)' },
        {
          name: 'Battery cooling',
          value: 'Liquid',
          note: expect.stringContaining('Heat ages'),
        },
        {
          name: 'Consumption in town, about 23 °C',
          value: '11.9 kWh per 100 km',
          note: 'EV Database, 2025',
        },
        {
          name: 'Consumption at 110 km/h, about 23 °C',
          value: '17.3 kWh per 100 km',
          note: 'EV Database, 2025',
        },
        { name: 'DC charging on average, 10 to 80%', value: '110 kW' },
      ]),
    );
  });

  it('says what the way of import means for the buyer', () => {
    const note = (importChannel: typeof fullCar.importChannel) =>
      specGroups({ ...fullCar, importChannel })
        .flatMap(({ rows }) => rows)
        .find(({ name }) => name === 'Import channel')?.note;
    expect(note('official')).toContain('answers for this very car');
    expect(note('parallel')).toContain('before you pay');
    expect(note(null)).toContain('importer');
  });

  it('tells the two ranges of a range-extended car apart', () => {
    const rows = flat(sampleHybrid);
    expect(rows).toMatchObject({ 'Electric range': '200 km', 'Combined range': '1,120 km' });
    expect(rows).not.toHaveProperty('Maximum range');
  });

  it('shows dimensions that it cannot split as they stand', () => {
    expect(flat({ ...fullCar, dimensions: 'like a bus' })).toMatchObject({
      Dimensions: 'like a bus',
    });
  });
});

it('has the key figures, the range on the road beside that of the laboratory, for either powertrain', () => {
  expect(keySpecs(fullCar).map(({ value }) => value.replace(/\s/g, ' '))).toEqual([
    '570 km',
    'About 485 km',
    '180 km/h',
    '82.5 kWh',
    '313 hp',
    '5.9 s',
    '150 kW',
    'Unknown',
  ]);
  expect(keySpecs(sampleHybrid).map(({ value }) => value)).toContain('1,120 km');
});

describe('askedRows', () => {
  const asked = (change: Partial<Car> = {}) =>
    Object.fromEntries(
      askedRows({ ...fullCar, ...change }).map(({ name, value }) => [name, value]),
    );

  it('names where a price comes from, unless it is our own estimate', () => {
    expect(asked()).toMatchObject({ 'Price level entered': '20\u00a0November 2026' });
    expect(asked()).not.toHaveProperty('Price source');
    expect(asked({ priceStanding: 'reported', priceSource: 'Price list' })).toMatchObject({
      'Price source': 'Price list',
    });
  });

  it('has the fixed price of a charger’s installation', () => {
    expect(asked()).toMatchObject({ 'Home charger installation': 'EGP\u00a015,000' });
  });
});
