import type { Car } from '#domain/car.ts';
import { sampleCar } from '#domain/fixture.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { comparisonGroups } from './comparison.ts';
import type { MoneyGrounds } from './money-rows.ts';

export const comparedOn = '2026-11-21';

export const comparedMoney: MoneyGrounds = {
  rates: sampleTariffs,
  road: { insuranceShare: [2, 4], compulsory: 120 },
  chargers: [
    { id: 'wall', name: 'Wall', price: 25_000, category: 'Home', connectorType: 'Type 2' },
  ],
};

/** All rows of the comparison of some cars, for tests. */
export const comparedRows = (
  cars: readonly Car[],
  grounds: Partial<Parameters<typeof comparisonGroups>[1]> = {},
) =>
  comparisonGroups(cars, { today: comparedOn, money: comparedMoney, ...grounds }).flatMap(
    ({ rows }) => rows,
  );

/** The row of that name. @param changes what each car differs in from the sample */
export function rowNamed(label: string, ...changes: Partial<Car>[]) {
  const found = comparedRows(changes.map((change) => sampleCar(change))).find(
    (each) => each.label === label,
  );
  if (found === undefined) throw new Error(`There is no row ${label}`);
  return found;
}
