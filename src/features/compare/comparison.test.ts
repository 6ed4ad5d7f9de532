import { describe, expect, it } from 'vitest';
import type { Car } from '#domain/car.ts';
import { sampleCar } from '#domain/fixture.ts';
import { monthOf } from '#domain/month.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { drivenAs } from '#domain/usual-plan.ts';
import { comparedFacts } from '#features/catalogue/facts.ts';
import type { ShownDrive } from '#features/trips/shown-trip.ts';
import { formatAboutEgp } from '#lib/number.ts';
import { comparisonGroups } from './comparison.ts';
import { comparedMoney, comparedOn, comparedRows, rowNamed } from './fixture.ts';

const values = (label: string, ...changes: Partial<Car>[]) =>
  rowNamed(label, ...changes).cells.map(({ value }) => value.replace(/\s/g, ' '));

describe('the rows', () => {
  it('stand in groups, what decides first', () => {
    const groups = comparisonGroups([sampleCar()], { today: comparedOn, money: comparedMoney });
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
    [
      'Insurance',
      'EGP 44,000 to EGP 88,000',
      'a year, comprehensive: what the market asks, of no insurer by name',
    ],
    ['Rapid charge, 10 to 80%', '1 h 15 min', 'at the usual 50 kW charger'],
    ['Full charge at home', '13 h 45 min', '7 kW wallbox, from empty'],
    ['Battery Capacity', '82.5', 'kWh'],
    ['Torque', '360', 'Nm'],
    ['Dimensions', '4800 x 1875 x 1460 mm', null],
    ['Who sells it', 'Official dealer', null],
    ['Warranty', '3 years', null],
  ])('%s: %s (%s)', (label, value, hint) => {
    const { cells, hint: said } = rowNamed(label, {});
    expect(cells[0]?.value.replace(/\s/g, ' ')).toBe(value);
    expect(said?.replace(/\s/g, ' ') ?? null).toBe(hint);
  });

  it('say what is unknown of money where the figures could not be had', () => {
    const rows = comparedRows([sampleCar()], { money: null });
    const value = (label: string) => rows.find((each) => each.label === label)?.cells[0]?.value;
    expect(value('Price')).toMatch(/2,200,000/);
    expect([value('Total before the licence'), value('A month’s charging')]).toEqual([
      'Unknown',
      'Unknown',
    ]);
  });

  it('say how a plug is known, and that a car needs an adapter in public', () => {
    const gbt: Partial<Car> = { chargingProtocol: 'GB/T', connectorBasis: 'assumed' };
    expect(rowNamed('Charging Protocol', {}, gbt).cells.map(({ notes }) => notes)).toEqual([
      ['Recorded'],
      ['Assumed'],
    ]);
    const rapid = rowNamed('Rapid charge, 10 to 80%', { dcChargingPower: 40 }, gbt);
    expect(rapid.cells.map(({ notes }) => notes)).toEqual([[], ['only with an adapter']]);
    expect(rapid.best).toBeNull();
  });

  it('name the dealer, or that a trader brings it', () => {
    const cells = rowNamed('Who sells it', {}, { importChannel: 'parallel', dealer: null }).cells;
    expect(cells).toEqual([
      { value: 'Official dealer', notes: ['Al Amal'] },
      { value: 'Parallel import', notes: [] },
    ]);
  });

  it('say N/A for what is missing in the record, Unknown for what cannot be worked out', () => {
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
    const missing = comparedRows([bare]).filter(
      ({ cells: [cell] }) => cell?.value === 'N/A' && cell.notes.length === 0,
    );
    expect(missing.map(({ label }) => label)).toEqual([
      'Maximum Range',
      'Price',
      'AC Charging',
      'DC Charging',
      'Battery Capacity',
      'Dimensions',
      'Motor Power',
      'Torque',
      'Acceleration 0-100 km/h',
      'Max Speed',
    ]);
    const unknown = comparedRows([bare]).filter(({ cells: [cell] }) => cell?.value === 'Unknown');
    expect(unknown.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Everyday range',
        'Insurance',
        'A month’s charging',
        'Rapid charge, 10 to 80%',
      ]),
    );
  });

  it('say what a price is worth and by which test a range was measured', () => {
    expect(rowNamed('Price', {}, { priceSource: null }).cells.map(({ notes }) => notes)).toEqual([
      ['Confirmed'],
      [],
    ]);
    expect(rowNamed('Price', {}, { priceSource: null }).remark).toContain('no quotation');
    expect(rowNamed('Price', {}).remark).toBeNull();
    expect(rowNamed('Maximum Range', {}).cells[0]?.notes).toEqual(['WLTP']);
  });

  it('compare facts, and say which are unknown', () => {
    const safety = { stars: 5, body: 'Euro NCAP', year: 2023 };
    const safe = { facts: { seats: 5, safety } };
    expect(values('Seats', safe, {})).toEqual(['5', 'Unknown']);
    expect(rowNamed('Safety rating', safe, {}).cells.map(({ notes }) => notes)).toEqual([
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
    expect(rowNamed('Maximum Range', extended).cells[0]?.notes).toEqual([
      '1,100 km combined',
      'WLTP',
    ]);
  });
});

it('a trip is unknown until it is planned, then answered as on the page of the car', () => {
  const answer = { kind: 'gap', between: 'Ras Sedr', and: 'Sharm', km: 256 } as const;
  const cells = (trips: Parameters<typeof comparisonGroups>[1]['trips']) =>
    comparedRows([sampleCar()], { trips: trips ?? [] }).find(
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

describe('the answers that the tool for choosing was given', () => {
  const place = (en: string) => ({ en, ar: en });
  const told = {
    budget: null,
    daily_km: 60,
    home: place('Cairo'),
    trip: { to: place('Sohag'), a_month: 4 },
    charges_at_home: true,
  };
  const answer = { kind: 'gap', between: 'Minya', and: 'Sohag', km: 256 } as const;
  const drive: ShownDrive = { km: 900, answer };
  const row = (label: string, grounds: Parameters<typeof comparedRows>[1]) => {
    const found = comparedRows([sampleCar()], grounds).find((each) => each.label === label);
    return {
      value: found?.cells[0]?.value.replace(/\s/g, ' '),
      hint: found?.hint?.replace(/\s/g, ' '),
    };
  };

  it('make the month of the comparison', () => {
    const stays = { ...told, trip: null };
    const month = monthOf(
      sampleCar(),
      sampleTariffs,
      drivenAs({ km: 1826, home: 100, use: 400, trip: 0, often: 4 }),
    );
    expect(row('A month’s charging', { told: stays })).toEqual({
      value: formatAboutEgp(month?.separate[0] ?? 0).replace(/\s/g, ' '),
      hint: 'by your answers: 1,826 km, charged at home',
    });
    expect(row('A month’s charging', {})?.hint).toBe('1,250 km, charged at home');
  });

  it('count the trips once they are planned, and name the trip', () => {
    expect(row('A month’s charging', { told }).value).toBe('Unknown');
    const planned = { told, trips: [drive] };
    expect(row('A month’s charging', planned).hint).toContain('5,426 km');
    expect(row('Cairo to Sohag and back', { told })).toEqual({
      value: 'Unknown',
      hint: 'the trip of your answers',
    });
    expect(row('Cairo to Alexandria and back', { told }).value).toBeUndefined();
  });

  it('leave the charger out for who charges in public', () => {
    const street = { ...told, trip: null, charges_at_home: false };
    expect(row('Total before the licence', { told: street })).toEqual({
      value: 'EGP 2,244,120 to EGP 2,288,120',
      hint: 'with a year’s insurance, without a home charger',
    });
    expect(row('A month’s charging', { told: street }).value).toMatch(/ to /);
  });
});
