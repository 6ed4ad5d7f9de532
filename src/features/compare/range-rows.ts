import type { ToldDriving } from '#domain/answered-month.ts';
import type { Car } from '#domain/car.ts';
import { electricRange, realRange, roadRange } from '#domain/range.ts';
import { rangeFigures } from '#features/catalogue/figures.ts';
import { placeName } from '#features/trips/place-name.ts';
import type { ShownDrive } from '#features/trips/shown-trip.ts';
import { answerNotes, answerText } from '#features/trips/trip-words.ts';
import { m } from '#paraglide/messages.js';
import { type ComparisonRow, figureRow, placeOfBest, plainRow } from './rows.ts';

/** What can be planned with first, the laboratory's figure last. @param trips see `comparisonGroups` */
export function rangeRows(
  cars: readonly Car[],
  trips: readonly (ShownDrive | null)[],
  told: ToldDriving | null,
): ComparisonRow[] {
  return [
    // Unlike laboratory figures, estimates for the road can be compared.
    figureRow(cars, {
      label: m.compare_row_road(),
      hint: m.unit_km(),
      figure: (car) => roadRange(car)?.km ?? null,
      isEstimate: true,
    }),
    figureRow(cars, {
      label: m.compare_row_motorway(),
      hint: m.compare_hint_motorway(),
      figure: (car) => realRange(car)?.motorway.hot ?? null,
      isEstimate: true,
    }),
    tripRow(cars, trips, told),
    laboratoryRow(cars),
  ];
}

/** What a trip there and back asks of each car, as its page says: Cairo to Alexandria, or the reader's own. */
function tripRow(
  cars: readonly Car[],
  trips: readonly (ShownDrive | null)[],
  told: ToldDriving | null,
): ComparisonRow {
  const label = told?.trip
    ? m.compare_row_trip_own({ from: placeName(told.home), to: placeName(told.trip.to) })
    : m.compare_row_trip();
  return {
    ...plainRow(label, cars, () => null),
    hint: told?.trip ? m.compare_hint_own() : null,
    cells: cars.map((car, index) => {
      const drive = trips[index] ?? null;
      return drive === null
        ? { value: m.value_unknown(), notes: [] }
        : { value: answerText(drive.answer), notes: answerNotes(drive, car) };
    }),
  };
}

/**
 * Ranges on electricity are ranked, and only when they were measured alike: same kind of car, same test cycle, and of
 * two range-extended cars none that goes less far in all.
 */
function laboratoryRow(cars: readonly Car[]): ComparisonRow {
  const figures = cars.map(electricRange);
  const known = figures.every((figure) => figure !== null);
  const remark = known ? incomparable(cars) : null;
  return {
    ...plainRow(m.compare_row_range(), cars, () => null),
    cells: cars.map((car) => {
      const [value, ...more] = rangeFigures(car);
      const cycle =
        electricRange(car) === null && car.combinedRange === null ? null : car.rangeCycle;
      return { value, notes: [...more, cycle].filter((note) => typeof note === 'string') };
    }),
    best: remark === null ? placeOfBest(figures, 'higher') : null,
    remark,
  };
}

function incomparable([one, other]: readonly Car[]): string | null {
  if (one === undefined || other === undefined) return null;
  if (one.powertrain !== other.powertrain) return m.compare_range_kinds();
  if (one.rangeCycle === null || other.rangeCycle === null) return m.compare_range_unknown();
  if (one.rangeCycle !== other.rangeCycle) return m.compare_range_cycles();
  const electric = placeOfBest([electricRange(one), electricRange(other)], 'higher');
  const inAll = placeOfBest([one.combinedRange, other.combinedRange], 'higher');
  const agree = electric === null || inAll === null || electric === inAll;
  return agree ? null : m.compare_range_split();
}
