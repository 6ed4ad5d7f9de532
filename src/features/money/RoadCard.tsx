import { paths } from '#config/paths.ts';
import { insurancePlans } from '#domain/insurance.ts';
import { compulsoryInsuranceIn, type MoneyFacts } from '#domain/money-facts.ts';
import type { OnTheRoad } from '#domain/on-the-road.ts';
import type { KeyedFigure } from '#domain/tariffs.ts';
import { planName, planRate } from '#features/insurance/plans.ts';
import { originsOf } from '#features/tariffs/origins.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { CostCard } from './CostCard.tsx';
import { CostList } from './CostList.tsx';
import { roadRows } from './rows.ts';

type Props = {
  /** Null when the price is not known. */
  road: OnTheRoad | null;
  facts: MoneyFacts;
  figures: readonly KeyedFigure[];
};

/** The price on the road, item by item, with the certainty of each figure. */
export function RoadCard({ road, facts, figures }: Props) {
  return (
    <CostCard title={m.money_road()}>
      {road === null ? (
        <p className="text-small">{m.money_no_price()}</p>
      ) : (
        <CostList rows={rowsOf(road, facts, figures)} />
      )}
      <p className="text-small">
        <a className="link" href={paths.chargers}>
          {m.car_installation_link()}
        </a>
      </p>
    </CostCard>
  );
}

function rowsOf(road: OnTheRoad, { charger }: MoneyFacts, figures: readonly KeyedFigure[]) {
  const compulsory = compulsoryInsuranceIn(figures);
  const [cheapest] = insurancePlans;
  const notes: Partial<Record<string, string>> = {
    insurance: cheapest
      ? m.money_insurance_note({
          plan: planName(cheapest),
          rate: planRate(cheapest),
          most: formatEgp(road.insurance[1]),
        })
      : '',
    compulsory: compulsory ? originsOf([compulsory]) : m.money_no_rate(),
    licence: m.money_licence_note(),
    charger: charger ? m.money_charger_note({ name: charger.name }) : m.money_charger_unknown(),
    installation: m.money_installation_note(),
    sum: road.home === null ? m.money_sum_note_away() : m.money_sum_note(),
  };
  return roadRows(road).map((row) => ({ ...row, note: notes[row.id] }));
}
