import { describe, expect, it } from 'vitest';
import type { Car } from '#domain/car.ts';
import { sampleCar } from '#domain/fixture.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { comparedFacts } from '#features/catalogue/facts.ts';
import { comparisonGroups } from './comparison.ts';
import type { MoneyGrounds } from './money-rows.ts';
import { bestOf, differs } from './rows.ts';

const today = '2026-11-21';

const money: MoneyGrounds = {
  rates: sampleTariffs,
  road: { insuranceShare: [2, 4], compulsory: 120 },
  chargers: [
    { id: 'wall', name: 'Wall', price: 25_000, category: 'Home', connectorType: 'Type 2' },
  ],
};

const rowsOf = (
  cars: readonly Car[],
  grounds: Partial<Parameters<typeof comparisonGroups>[1]> = {},
) => comparisonGroups(cars, { today, money, ...grounds }).flatMap(({ rows }) => rows);

function row(label: string, ...changes: Partial<Car>[]) {
  const found = rowsOf(changes.map((change) => sampleCar(change))).find(
    (each) => each.label === label,
  );
  if (found === undefined) throw new Error(`There is no row ${label}`);
  return found;
}

const values = (label: string, ...changes: Partial<Car>[]) =>
  row(label, ...changes).cells.map(({ value }) => value.replace(/\s/g, ' '));

describe('the rows', () => {
  it('stand in groups, what decides first', () => {
    const groups = comparisonGroups([sampleCar()], { today, money });
    expect(groups.map(({ title, rows }) => [title, ...rows.map(({ label }) => label)])).toEqual([
      [
        'Range',
        'Everyday range',
        'Motorway in summer',
        'Cairo to Alexandria and back',
        'Maximum Range',
      ],
      ['Money', 'Price', 'Total before the licence', 'Insurance', 'A month’s charging'],
      [
        'Charging',
        'Charging Protocol',
        'Rapid charge, 10 to 80%',
        'Full charge at home',
        'AC Charging',
        'DC Charging',
        'Battery Capacity',
        'Usable battery',
        'Battery chemistry',
        'Battery cooling',
      ],
      [
        'Size and power',
        'Brand',
        'Model',
        'Body Type',
        'Dimensions',
        'Seats',
        'Boot',
        'Motor Power',
        'Torque',
        'Acceleration 0-100 km/h',
        'Max Speed',
        'Drive',
      ],
      [
        'Trust and safety',
        'Who sells it',
        'Warranty',
        'Safety rating',
        'Battery warranty',
        'Model year',
      ],
    ]);
    const labels = groups.flatMap(({ rows }) => rows.map(({ label }) => label));
    for (const { label } of comparedFacts) expect(labels).toContain(label());
  });

  it.each([
    ['Everyday range', '485', 'km'],
    ['Motorway in summer', '370', 'km at 120 km/h and 40 °C'],
    ['Maximum Range', '570 km', null],
    ['Price', 'EGP 2,200,000', null],
    [
      'Total before the licence',
      'EGP 2,284,120 to EGP 2,328,120',
      'with a year’s insurance and a home charger',
    ],
    ['Insurance', 'EGP 44,000 to EGP 88,000', 'a year, comprehensive'],
    ['Rapid charge, 10 to 80%', '1 h 15 min', 'at the usual 50 kW charger'],
    ['Full charge at home', '13 h 45 min', '7 kW wallbox, from empty'],
    ['Battery Capacity', '82.5', 'kWh'],
    ['Torque', '360', 'Nm'],
    ['Dimensions', '4800 x 1875 x 1460 mm', null],
    ['Who sells it', 'Official dealer', null],
    ['Warranty', '3 years', null],
  ])('%s: %s (%s)', (label, value, hint) => {
    const { cells, hint: said } = row(label, {});
    expect(cells[0]?.value.replace(/\s/g, ' ')).toBe(value);
    expect(said?.replace(/\s/g, ' ') ?? null).toBe(hint);
  });

  it('say what is unknown of money where the figures could not be had', () => {
    const rows = rowsOf([sampleCar()], { money: null });
    const value = (label: string) => rows.find((each) => each.label === label)?.cells[0]?.value;
    expect(value('Price')).toMatch(/2,200,000/);
    expect([value('Total before the licence'), value('A month’s charging')]).toEqual([
      'N/A',
      'N/A',
    ]);
  });

  it('say how a plug is known, and that a car needs an adapter in public', () => {
    const gbt: Partial<Car> = { chargingProtocol: 'GB/T', connectorBasis: 'assumed' };
    expect(row('Charging Protocol', {}, gbt).cells.map(({ notes }) => notes)).toEqual([
      ['Recorded'],
      ['Assumed'],
    ]);
    const rapid = row('Rapid charge, 10 to 80%', { dcChargingPower: 40 }, gbt);
    expect(rapid.cells.map(({ notes }) => notes)).toEqual([[], ['only with an adapter']]);
    expect(rapid.best).toBeNull();
  });

  it('name the dealer, or that a trader brings it', () => {
    const cells = row('Who sells it', {}, { importChannel: 'parallel', dealer: null }).cells;
    expect(cells).toEqual([
      { value: 'Official dealer', notes: ['Al Amal'] },
      { value: 'Parallel import', notes: [] },
    ]);
  });

  it('say N/A for what is missing', () => {
    const bare = sampleCar({
      price: null,
      range: null,
      batteryCapacity: 0,
      motorPower: null,
      torque: null,
      acceleration: null,
      maxSpeed: null,
      acChargingPower: null,
      dcChargingPower: null,
      dimensions: null,
    });
    const missing = rowsOf([bare]).filter(
      ({ cells: [cell] }) => cell?.value === 'N/A' && cell.notes.length === 0,
    );
    expect(missing.map(({ label }) => label)).toEqual([
      'Everyday range',
      'Motorway in summer',
      'Maximum Range',
      'Price',
      'Total before the licence',
      'Insurance',
      'A month’s charging',
      'Rapid charge, 10 to 80%',
      'Full charge at home',
      'AC Charging',
      'DC Charging',
      'Battery Capacity',
      'Dimensions',
      'Motor Power',
      'Torque',
      'Acceleration 0-100 km/h',
      'Max Speed',
    ]);
  });

  it('say what a price is worth and by which test a range was measured', () => {
    expect(row('Price', {}, { priceSource: null }).cells.map(({ notes }) => notes)).toEqual([
      ['Confirmed'],
      [],
    ]);
    expect(row('Price', {}, { priceSource: null }).remark).toContain('no quotation');
    expect(row('Price', {}).remark).toBeNull();
    expect(row('Maximum Range', {}).cells[0]?.notes).toEqual(['WLTP']);
  });

  it('compare facts, and say which are unknown', () => {
    const safety = { stars: 5, body: 'Euro NCAP', year: 2023 };
    const safe = { facts: { seats: 5, safety } };
    expect(values('Seats', safe, {})).toEqual(['5', 'Unknown']);
    expect(row('Safety rating', safe, {}).cells.map(({ notes }) => notes)).toEqual([
      ['Euro NCAP, 2023'],
      [],
    ]);
    expect(values('Boot', safe, {})).toEqual(['Unknown', 'Unknown']);
  });

  it('compare batteries, and say what is unknown of one', () => {
    const known: Partial<Car> = {
      usableCapacity: 68.3,
      batteryChemistry: 'NMC',
      batteryCooling: 'air',
    };
    expect(values('Usable battery', known, {})).toEqual(['68.3 kWh', 'Unknown']);
    expect(values('Battery chemistry', known, {})).toEqual([
      'NMC (nickel manganese cobalt)',
      'Unknown',
    ]);
    expect(values('Battery cooling', known, {})).toEqual(['Air', 'Unknown']);
  });

  it('tell the two ranges of a range-extended car apart', () => {
    const extended = { powertrain: 'EREV', evRange: 200, combinedRange: 1100 } as const;
    expect(values('Maximum Range', extended)).toEqual(['200 km electric']);
    expect(row('Maximum Range', extended).cells[0]?.notes).toEqual(['1,100 km combined', 'WLTP']);
  });
});

describe('the best value', () => {
  it.each<[string, Partial<Car>, Partial<Car>]>([
    ['Price', { price: 900_000 }, { price: 900_001 }],
    ['Total before the licence', { price: 900_000 }, { price: 900_001 }],
    ['Everyday range', { range: 500 }, { range: 400 }],
    ['Motorway in summer', { range: 500 }, { range: 400 }],
    ['Rapid charge, 10 to 80%', { rapidMeanPower: 45 }, { rapidMeanPower: 40 }],
    ['Full charge at home', { acChargingPower: 7 }, { acChargingPower: 6.6 }],
    ['Warranty', { warrantyYears: 8 }, { warrantyYears: 5 }],
    ['Acceleration 0-100 km/h', { acceleration: 3.8 }, { acceleration: 3.9 }],
    ['Maximum Range', { range: 501 }, { range: 500 }],
    ['Usable battery', { usableCapacity: 80 }, { usableCapacity: 60 }],
    ['Motor Power', { motorPower: 300 }, { motorPower: 200 }],
    ['Torque', { torque: 400 }, { torque: 300 }],
    ['Max Speed', { maxSpeed: 200 }, { maxSpeed: 180 }],
    ['AC Charging', { acChargingPower: 22 }, { acChargingPower: 7 }],
    ['DC Charging', { dcChargingPower: 150 }, { dcChargingPower: 80 }],
  ])('of %s is the one that buyers would rather have', (label, better, worse) => {
    expect(row(label, better, worse).best).toBe(0);
    expect(row(label, worse, better).best).toBe(1);
    expect(row(label, better, better).best).toBeNull();
    expect(row(label, better).best).toBeNull();
  });

  it.each<[string, Partial<Car>]>([
    ['Price', { price: null }],
    ['Maximum Range', { range: null }],
    ['Usable battery', { usableCapacity: null }],
    ['Torque', { torque: null }],
  ])('of %s is nobody’s when one is missing', (label, missing) => {
    expect(row(label, { usableCapacity: 80 }, missing).best).toBeNull();
  });

  it('of published batteries is nobody’s, since makers mix gross and usable capacity', () => {
    expect(
      row('Battery Capacity', { batteryCapacity: 80 }, { batteryCapacity: 60 }).best,
    ).toBeNull();
  });

  it('of the range is only told between cars measured alike, and the reason is given', () => {
    const remark = (...changes: Partial<Car>[]) => {
      const { best, remark } = row('Maximum Range', ...changes);
      expect(best).toBeNull();
      return remark;
    };
    expect(remark({ range: 500 }, { range: 400, rangeCycle: 'CLTC' })).toMatch(/cycles differ/);
    expect(remark({ range: 500 }, { range: 400, rangeCycle: null })).toMatch(/cycle is unknown/);
    expect(
      remark({ range: 500 }, { powertrain: 'EREV', evRange: 200, combinedRange: 1100 }),
    ).toMatch(/generator/);
    expect(remark({ range: null }, { rangeCycle: 'CLTC' })).toBeNull();
  });

  it('of two range-extended cars is the one that goes farther both on electricity and in all', () => {
    const extended = (evRange: number | null, combinedRange: number | null): Partial<Car> => ({
      powertrain: 'EREV',
      range: evRange,
      evRange,
      combinedRange,
    });
    const of = (one: Partial<Car>, other: Partial<Car>) => row('Maximum Range', one, other);
    expect(of(extended(280, 1440), extended(255, 1412)).best).toBe(0);
    expect(of(extended(255, null), extended(280, 1412)).best).toBe(1);
    expect(of(extended(280, 1440), extended(255, 1440)).best).toBe(0);
    expect(of(extended(null, 1440), extended(null, 1412)).best).toBeNull();
    const split = of(extended(255, 1440), extended(280, 1412));
    expect(split.best).toBeNull();
    expect(split.remark).toMatch(/farther on electricity/);
  });
});

it('of three is one that nothing else reaches', () => {
  expect(bestOf([3, 1, 2], 'lower')).toBe(1);
  expect(bestOf([3, 1, 3], 'higher')).toBeNull();
  expect(bestOf([3, null, 2], 'higher')).toBeNull();
});

describe('differs', () => {
  it('tells rows in which the cars are alike, notes included', () => {
    expect(differs(row('Torque', {}, {}))).toBe(false);
    expect(differs(row('Torque', {}, { torque: 1 }))).toBe(true);
    expect(differs(row('Maximum Range', {}, { rangeCycle: 'CLTC' }))).toBe(true);
    expect(differs(row('Torque', {}))).toBe(true);
  });
});

it('a trip is unknown until it is planned, then answered as on the page of the car', () => {
  const answer = { kind: 'gap', between: 'Ras Sedr', and: 'Sharm', km: 256 } as const;
  const cells = (trips: Parameters<typeof comparisonGroups>[1]['trips']) =>
    rowsOf([sampleCar()], { trips: trips ?? [] }).find(
      ({ label }) => label === 'Cairo to Alexandria and back',
    )?.cells;
  expect(cells([])).toEqual([{ value: 'Unknown', notes: [] }]);
  expect(cells([null])).toEqual([{ value: 'Unknown', notes: [] }]);
  expect(cells([{ km: 480, answer }])).toEqual([
    {
      value: 'Not without a night’s charge',
      notes: [expect.stringContaining('between Ras Sedr and Sharm')],
    },
  ]);
});
