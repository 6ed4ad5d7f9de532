import type { Car } from '#domain/car.ts';
import { kmPerMonth } from '#domain/driving-cost.ts';
import { type cheapestForWall, homeChargerFor, homeCharging } from '#domain/home-charger.ts';
import { homeUse, monthOf } from '#domain/month.ts';
import { onTheRoad, type RoadFacts } from '#domain/on-the-road.ts';
import { priceTrust } from '#domain/price-standing.ts';
import type { Rates } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { formatAboutEgp, formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type ComparisonRow, figureRow, placeOfBest, plainRow } from './rows.ts';

/** What the sums of a comparison go by, which are those of the cars' pages. */
export type MoneyGrounds = {
  rates: Rates;
  road: RoadFacts;
  chargers: ReturnType<typeof cheapestForWall>;
};

/** @param money null where it could not be had @param today yyyy-MM-dd */
export function moneyRows(
  cars: readonly Car[],
  today: string,
  money: MoneyGrounds | null,
): ComparisonRow[] {
  const sums = cars.map(
    (car) =>
      money && onTheRoad(car.price, money.road, homeCharging(homeChargerFor(car, money.chargers))),
  );
  return [
    priceRow(cars, today),
    {
      ...textRow(
        m.money_sum(),
        sums.map((road) => road && spanText(road.sum, formatEgp)),
      ),
      hint: m.compare_hint_total(),
      best: placeOfBest(
        sums.map((road) => road?.sum[0] ?? null),
        'lower',
      ),
    },
    {
      ...textRow(
        m.compare_row_insurance(),
        sums.map((road) => road?.insurance && spanText(road.insurance, formatEgp)),
      ),
      hint: m.compare_hint_insurance(),
    },
    figureRow(cars, {
      label: m.compare_row_month(),
      hint: m.compare_hint_month({ distance: formatQuantity(kmPerMonth, m.unit_km()) }),
      figure: (car) => (money && monthOf(car, money.rates, homeUse)?.separate[0]) ?? null,
      better: 'lower',
      text: formatAboutEgp,
    }),
  ];
}

function textRow(label: string, texts: readonly (string | null | undefined)[]): ComparisonRow {
  const cells = texts.map((text) => ({ value: text ?? m.value_not_available(), notes: [] }));
  return { ...plainRow(label, [], () => null), cells };
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
