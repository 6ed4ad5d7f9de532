import { paths } from '#config/paths.ts';
import { publicCharging } from '#config/public-charging.ts';
import type { Car } from '#domain/car.ts';
import { compulsoryInsuranceIn, type MoneyFacts } from '#domain/money-facts.ts';
import { type LeftOut, leftOut, type OnTheRoad } from '#domain/on-the-road.ts';
import type { KeyedFigure } from '#domain/tariffs.ts';
import { originsOf } from '#features/tariffs/origins.ts';
import { formatDay } from '#lib/dates.ts';
import { formatShare } from '#lib/number.ts';
import { listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { CostCard } from './CostCard.tsx';
import { CostList } from './CostList.tsx';
import { PlansLink } from './PlansLink.tsx';
import { adapterPrice, leftOutName, roadRows } from './rows.ts';

type Props = {
  car: Car;
  /** Null when the price is not known. */
  road: OnTheRoad | null;
  facts: MoneyFacts;
  figures: readonly KeyedFigure[];
};

/** The price on the road, item by item, with the certainty of each figure. */
export function RoadCard({ car, road, facts, figures }: Props) {
  return (
    <CostCard title={m.money_road()}>
      {road === null ? (
        <p className="text-small">{m.money_no_price()}</p>
      ) : (
        <>
          <CostList rows={rowsOf(road, facts, figures)} />
          <p className="text-small">
            <PlansLink price={road.price} />
          </p>
          <div>
            <h4 className="mb-2 text-small font-semibold">{m.money_left_title()}</h4>
            <CostList rows={leftOutRows(car, road.home !== null)} />
          </div>
        </>
      )}
      <p className="text-small">
        <a className="link" href={paths.chargers}>
          {m.car_installation_link()}
        </a>
      </p>
    </CostCard>
  );
}

/** What is in no sum: what has a price or a reason of its own, and the rest in one line. */
function leftOutRows(car: Car, atHome: boolean) {
  const notes: Partial<Record<LeftOut, string>> = {
    licence: car.powertrain === 'EREV' ? m.money_licence_note_extended() : m.money_licence_note(),
    registration: m.money_registration_note(),
    supply: m.money_supply_note(),
    adapter: m.money_adapter_note({ day: formatDay(publicCharging.adapter.reportedOn) }),
  };
  const items = leftOut(car, atHome);
  const named = items.filter((item) => notes[item] !== undefined);
  const rest = items.filter((item) => notes[item] === undefined);
  return [
    ...named.map((item) => ({
      name: leftOutName(item),
      value: item === 'adapter' ? adapterPrice() : m.money_unknown(),
      note: notes[item],
    })),
    { name: listed(rest.map(leftOutName)), value: m.money_unknown() },
  ];
}

function rowsOf(
  road: OnTheRoad,
  { charger, road: facts }: MoneyFacts,
  figures: readonly KeyedFigure[],
) {
  const compulsory = compulsoryInsuranceIn(figures);
  const notes: Partial<Record<string, string>> = {
    insurance: facts.insuranceShare
      ? m.money_insurance_note({
          least: formatShare(facts.insuranceShare[0] / 100),
          most: formatShare(facts.insuranceShare[1] / 100),
        })
      : m.money_no_rate(),
    compulsory: compulsory
      ? m.money_compulsory_note({ origin: originsOf([compulsory]) })
      : m.money_no_rate(),
    charger: charger ? m.money_charger_note({ name: charger.name }) : m.money_charger_unknown(),
    installation: m.money_installation_note(),
    sum: road.home === null ? m.money_sum_note_away() : m.money_sum_note(),
  };
  return roadRows(road).map((row) => ({ ...row, note: notes[row.id] }));
}
