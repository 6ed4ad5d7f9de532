import type { Car } from '#domain/car.ts';
import { priceTrust } from '#domain/price-standing.ts';
import { electricRange, roadRange } from '#domain/range.ts';
import { chemistryText, coolingText, usableText } from '#features/catalogue/battery.ts';
import { comparedFacts } from '#features/catalogue/facts.ts';
import { dimensionsText, rangeFigures } from '#features/catalogue/figures.ts';
import { bodyTypeName } from '#features/catalogue/names.ts';
import type { ShownDrive } from '#features/trips/shown-trip.ts';
import { answerNotes, answerText } from '#features/trips/trip-words.ts';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Cell = {
  value: string;
  /** A small note below the value, such as the test cycle. */
  notes: string[];
};

export type ComparisonRow = {
  label: string;
  cells: Cell[];
  /** Which car is ahead; null where none is, or where it cannot be said. */
  best: number | null;
  /** Why no car is ahead although the figures differ, or what the figures are worth. */
  remark: string | null;
};

/** Which of two figures buyers would rather have. */
type Better = 'higher' | 'lower';

/**
 * The rows of the comparison, 'N/A' where a figure is missing; 'Unknown' for a further fact that is not known.
 * @param cars one or two
 * @param today yyyy-MM-dd, which decides how far prices may be trusted
 * @param trips of each car the usual trip there and back; null while it is not planned
 */
export function comparisonRows(
  cars: readonly Car[],
  today: string,
  trips: readonly (ShownDrive | null)[] = [],
): ComparisonRow[] {
  const plain = (label: string, value: (car: Car) => string | null): ComparisonRow => ({
    label,
    cells: cars.map((car) => ({ value: value(car) ?? m.value_not_available(), notes: [] })),
    best: null,
    remark: null,
  });
  const ranked = (
    label: string,
    unit: string,
    figure: (car: Car) => number | null,
    better: Better = 'higher',
  ): ComparisonRow => ({
    ...plain(label, (car) => formatQuantity(figure(car), unit)),
    best: bestOf(cars.map(figure), better),
  });

  const facts = comparedFacts.map(
    ({ label, text, note }): ComparisonRow => ({
      ...plain(label(), () => null),
      cells: cars.map(({ facts }) => {
        const said = note?.(facts);
        return { value: text(facts) ?? m.value_unknown(), notes: said === undefined ? [] : [said] };
      }),
    }),
  );

  return [
    plain(m.compare_row_brand(), ({ brand }) => brand),
    plain(m.compare_row_model(), ({ name }) => name),
    plain(m.compare_row_body(), ({ bodyType }) => bodyTypeName(bodyType)),
    priceRow(cars, today),
    rangeRow(cars),
    // Unlike laboratory figures, estimates for the road can be compared.
    ranked(m.compare_row_road(), m.unit_km(), (car) => roadRange(car)?.km ?? null),
    tripRow(cars, trips),
    // Makers mix gross and usable capacity, so only the usable one is ranked.
    plain(m.compare_row_battery(), ({ batteryCapacity }) =>
      formatQuantity(batteryCapacity || null, m.unit_kwh()),
    ),
    {
      ...plain(m.battery_usable(), usableText),
      best: bestOf(
        cars.map(({ usableCapacity }) => usableCapacity),
        'higher',
      ),
    },
    plain(m.battery_chemistry(), chemistryText),
    plain(m.battery_cooling(), coolingText),
    ranked(m.compare_row_power(), m.unit_hp(), ({ motorPower }) => motorPower),
    ranked(m.compare_row_torque(), m.unit_nm(), ({ torque }) => torque),
    ranked(m.compare_row_acceleration(), m.unit_s(), ({ acceleration }) => acceleration, 'lower'),
    ranked(m.compare_row_speed(), m.unit_kmh(), ({ maxSpeed }) => maxSpeed),
    plain(m.compare_row_protocol(), ({ chargingProtocol }) => chargingProtocol),
    ranked(m.compare_row_ac(), m.unit_kw(), ({ acChargingPower }) => acChargingPower),
    ranked(m.compare_row_dc(), m.unit_kw(), ({ dcChargingPower }) => dcChargingPower),
    plain(m.compare_row_dimensions(), dimensionsText),
    ...facts,
  ];
}

/** What Cairo to Alexandria and back asks of each car, as its page says. */
function tripRow(cars: readonly Car[], trips: readonly (ShownDrive | null)[]): ComparisonRow {
  return {
    label: m.compare_row_trip(),
    cells: cars.map((car, index) => {
      const drive = trips[index] ?? null;
      return drive === null
        ? { value: m.value_unknown(), notes: [] }
        : { value: answerText(drive.answer), notes: answerNotes(drive, car) };
    }),
    best: null,
    remark: null,
  };
}

/** Whether the cars differ in a row; of a single car every row counts. */
export function differs({ cells: [first, second] }: ComparisonRow): boolean {
  return second === undefined || JSON.stringify(first) !== JSON.stringify(second);
}

function priceRow(cars: readonly Car[], today: string): ComparisonRow {
  return {
    label: m.compare_row_price(),
    cells: cars.map((car) => ({
      value: formatEgp(car.price),
      notes: priceTrust(car, today) === 'confirmed' ? [m.catalogue_price_confirmed()] : [],
    })),
    best: bestOf(
      cars.map(({ price }) => price),
      'lower',
    ),
    remark: cars.some((car) => priceTrust(car, today) === 'indicative')
      ? m.catalogue_prices_note()
      : null,
  };
}

/**
 * Ranges on electricity are ranked, and only when they were measured alike: same kind of car, same test cycle, and of
 * two range-extended cars none that goes less far in all.
 */
function rangeRow(cars: readonly Car[]): ComparisonRow {
  const figures = cars.map(electricRange);
  const known = figures.every((figure) => figure !== null);
  const remark = known ? incomparable(cars) : null;
  return {
    label: m.compare_row_range(),
    cells: cars.map((car) => {
      const [value, ...more] = rangeFigures(car);
      const cycle =
        electricRange(car) === null && car.combinedRange === null ? null : car.rangeCycle;
      return { value, notes: [...more, cycle].filter((note) => typeof note === 'string') };
    }),
    best: remark === null ? bestOf(figures, 'higher') : null,
    remark,
  };
}

function incomparable([one, other]: readonly Car[]): string | null {
  if (one === undefined || other === undefined) return null;
  if (one.powertrain !== other.powertrain) return m.compare_range_kinds();
  if (one.rangeCycle === null || other.rangeCycle === null) return m.compare_range_unknown();
  if (one.rangeCycle !== other.rangeCycle) return m.compare_range_cycles();
  const electric = bestOf([electricRange(one), electricRange(other)], 'higher');
  const inAll = bestOf([one.combinedRange, other.combinedRange], 'higher');
  const agree = electric === null || inAll === null || electric === inAll;
  return agree ? null : m.compare_range_split();
}

/** The place of the better of two figures; null when one is missing or both are the same. */
function bestOf([one, other]: readonly (number | null)[], better: Better): number | null {
  if (typeof one !== 'number' || typeof other !== 'number' || one === other) return null;
  return one > other === (better === 'higher') ? 0 : 1;
}
