import { monthlyKm, type ToldDriving, toldMonth } from '#domain/answered-month.ts';
import type { Car } from '#domain/car.ts';
import { kmPerMonth } from '#domain/driving-cost.ts';
import { type cheapestForWall, homeChargerFor, homeCharging } from '#domain/home-charger.ts';
import { type CostSpan, homeUse, monthOf } from '#domain/month.ts';
import { onTheRoad, type RoadFacts } from '#domain/on-the-road.ts';
import { priceTrust } from '#domain/price-standing.ts';
import type { Rates } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import type { ShownDrive } from '#features/trips/shown-trip.ts';
import { formatAboutEgp, formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { bestAsShown, type ComparisonRow, placeOfBest, plainRow } from './rows.ts';

/** What the sums of a comparison go by, which are those of the cars' pages. */
export type MoneyGrounds = {
  rates: Rates;
  road: RoadFacts;
  chargers: ReturnType<typeof cheapestForWall>;
};

type Grounds = {
  /** yyyy-MM-dd */
  today: string;
  /** Null where it could not be had. */
  money: MoneyGrounds | null;
  told: ToldDriving | null;
  /** See `comparisonGroups`. */
  trips: readonly (ShownDrive | null)[];
};

export function moneyRows(cars: readonly Car[], grounds: Grounds): ComparisonRow[] {
  const { today, money, told } = grounds;
  const atHome = told?.charges_at_home ?? true;
  const sums = cars.map(
    (car) =>
      money &&
      onTheRoad(
        car.price,
        money.road,
        atHome ? homeCharging(homeChargerFor(car, money.chargers)) : null,
      ),
  );
  return [
    priceRow(cars, today),
    spanRow(
      { label: m.money_sum(), hint: atHome ? m.compare_hint_total() : m.compare_hint_total_away() },
      sums.map((road) => road?.sum),
      formatEgp,
    ),
    {
      ...spanRow(
        { label: m.compare_row_insurance(), hint: m.compare_hint_insurance() },
        sums.map((road) => road?.insurance),
        formatEgp,
      ),
      best: null,
    },
    monthRow(cars, grounds),
  ];
}

/** By the reader's own answers where there are any, as on the page that they came from. */
function monthRow(cars: readonly Car[], { money, told, trips }: Grounds): ComparisonRow {
  const months = cars.map((car, index) => {
    const use = told ? toldMonth(told, trips[index]?.km ?? null) : homeUse;
    return money && use && monthOf(car, money.rates, use);
  });
  const km = told ? monthlyKm(told.daily_km) : kmPerMonth;
  const distance = formatQuantity(months.find((month) => month)?.km ?? km, m.unit_km());
  const ownHint = told?.charges_at_home ? m.compare_hint_month_own : m.compare_hint_month_away;
  return spanRow(
    {
      label: m.compare_row_month(),
      hint: told ? ownHint({ distance }) : m.compare_hint_month({ distance }),
    },
    months.map((month) => month?.separate),
    formatAboutEgp,
  );
}

/** A row of amounts from the least to the most; the lower one is ahead where it is at both ends. */
function spanRow(
  words: { label: string; hint: string },
  spans: readonly (CostSpan | null | undefined)[],
  write: (egp: number) => string,
): ComparisonRow {
  const cells = spans.map((span) => ({
    value: span ? spanText(span, write) : m.value_unknown(),
    notes: [],
  }));
  const [least, most] = ([0, 1] as const).map((end) =>
    bestAsShown(
      cells,
      spans.map((span) => span?.[end] ?? null),
      'lower',
    ),
  );
  return { ...words, cells, best: least === most ? (least ?? null) : null, remark: null };
}

function priceRow(cars: readonly Car[], today: string): ComparisonRow {
  return {
    ...plainRow(m.compare_row_price(), cars, () => null),
    cells: cars.map((car) => ({
      value: formatEgp(car.price),
      notes: priceTrust(car, today) === 'confirmed' ? [m.catalogue_price_confirmed()] : [],
    })),
    best: placeOfBest(
      cars.map(({ price }) => price),
      'lower',
    ),
    remark: cars.some((car) => priceTrust(car, today) === 'indicative')
      ? m.catalogue_prices_note()
      : null,
  };
}
