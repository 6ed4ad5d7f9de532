import type { ToldDriving } from '#domain/answered-month.ts';
import type { Car } from '#domain/car.ts';
import { dealerName } from '#features/catalogue/dealers.ts';
import { comparedFacts } from '#features/catalogue/facts.ts';
import { dimensionsText, yearsText } from '#features/catalogue/figures.ts';
import { bodyTypeName } from '#features/catalogue/names.ts';
import type { ShownDrive } from '#features/trips/shown-trip.ts';
import { m } from '#paraglide/messages.js';
import { chargingRows } from './charging-rows.ts';
import { type MoneyGrounds, moneyRows } from './money-rows.ts';
import { rangeRows } from './range-rows.ts';
import {
  type ComparisonCell,
  type ComparisonRow,
  figureRow,
  placeOfBest,
  plainRow,
} from './rows.ts';

export type ComparisonGroup = { title: string; rows: ComparisonRow[] };

type Grounds = {
  /** yyyy-MM-dd, which decides how far prices may be trusted. */
  today: string;
  /** Of each car the trip there and back; null while it is not planned. */
  trips?: readonly (ShownDrive | null)[];
  money?: MoneyGrounds | null;
  /** How the reader drives, where they have said so: their trip and their month stand for the usual ones. */
  told?: ToldDriving | null;
};

/**
 * The rows of the comparison in groups, what decides first; 'N/A' where its record lacks a figure, 'Unknown' for a
 * further fact that is not known and for what cannot be worked out.
 */
export function comparisonGroups(
  cars: readonly Car[],
  { today, trips = [], money = null, told = null }: Grounds,
): ComparisonGroup[] {
  return [
    { title: m.compare_group_range(), rows: rangeRows(cars, trips, told) },
    { title: m.compare_group_money(), rows: moneyRows(cars, { today, money, told, trips }) },
    { title: m.compare_group_charging(), rows: chargingRows(cars) },
    { title: m.compare_group_size(), rows: sizeRows(cars) },
    { title: m.compare_group_trust(), rows: trustRows(cars) },
  ];
}

type Place = (typeof comparedFacts)[number]['place'];

function factRowsAt(cars: readonly Car[], ...places: Place[]): ComparisonRow[] {
  return comparedFacts
    .filter(({ place, comparedAt = place }) => places.includes(comparedAt))
    .map(({ label, text, note }) => ({
      ...plainRow(label(), cars, () => null),
      cells: cars.map(({ facts }): ComparisonCell => {
        const said = note?.(facts);
        return { value: text(facts) ?? m.value_unknown(), notes: said === undefined ? [] : [said] };
      }),
    }));
}

function sizeRows(cars: readonly Car[]): ComparisonRow[] {
  return [
    plainRow(m.compare_row_brand(), cars, ({ brand }) => brand),
    plainRow(m.compare_row_model(), cars, ({ name }) => name),
    plainRow(m.compare_row_body(), cars, ({ bodyType }) => bodyTypeName(bodyType)),
    plainRow(m.compare_row_dimensions(), cars, dimensionsText),
    ...factRowsAt(cars, 'size'),
    figureRow(cars, {
      label: m.compare_row_power(),
      hint: m.unit_hp(),
      figure: ({ motorPower }) => motorPower,
    }),
    figureRow(cars, {
      label: m.compare_row_torque(),
      hint: m.unit_nm(),
      figure: ({ torque }) => torque,
    }),
    figureRow(cars, {
      label: m.compare_row_acceleration(),
      hint: m.unit_s(),
      figure: ({ acceleration }) => acceleration,
      better: 'lower',
    }),
    figureRow(cars, {
      label: m.compare_row_speed(),
      hint: m.unit_kmh(),
      figure: ({ maxSpeed }) => maxSpeed,
    }),
    ...factRowsAt(cars, 'performance'),
  ];
}

function trustRows(cars: readonly Car[]): ComparisonRow[] {
  return [
    {
      ...plainRow(m.compare_row_seller(), cars, () => null),
      cells: cars.map(({ importChannel, dealer }) => ({
        value: sellerText(importChannel),
        notes: dealer === null ? [] : [dealerName(dealer)],
      })),
    },
    {
      ...plainRow(m.catalogue_spec_warranty(), cars, ({ warrantyYears }) =>
        yearsText(warrantyYears),
      ),
      best: placeOfBest(
        cars.map(({ warrantyYears }) => warrantyYears),
        'higher',
      ),
    },
    ...factRowsAt(cars, 'warranty', 'price'),
  ];
}

function sellerText(channel: Car['importChannel']): string {
  if (channel === null) return m.value_unknown();
  return channel === 'official' ? m.catalogue_official() : m.car_parallel_import();
}
