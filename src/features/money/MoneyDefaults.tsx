import { SpecList } from '#components/SpecList.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { drawPer100Km } from '#domain/driving-cost.ts';
import { homeCharging } from '#domain/home-charger.ts';
import { instalmentsFor } from '#domain/loan.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import { monthOf } from '#domain/month.ts';
import { leftOut, onTheRoad } from '#domain/on-the-road.ts';
import type { Rates } from '#domain/tariffs.ts';
import { drivenAs, usualDownShare, usualPlan } from '#domain/usual-plan.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { formatEgp, formatNumber, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { PlansLink } from './PlansLink.tsx';
import { energyBasis, energyRows, leftOutText, monthTitle, petrolRows, roadRows } from './rows.ts';

type Props = { car: Car; rates: Rates; facts: MoneyFacts };

/** A car's costs for a typical driver. It is in every car page's HTML, so it is as short as possible. */
export function MoneyDefaults({ car, rates, facts }: Props) {
  const plan = usualPlan(car.price);
  const road = onTheRoad(car.price, facts.road, homeCharging(facts.charger));
  const draw = drawPer100Km(car);
  const takesRapid = car.dcChargingPower !== null;
  const month = monthOf(car, rates, drivenAs(plan));
  const instalments =
    facts.loan && car.price !== null ? instalmentsFor(car.price - plan.down, facts.loan) : null;
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <div>
        <h3 className="mb-3 text-subheading">{m.money_road()}</h3>
        {road === null ? <p>{m.money_no_price()}</p> : <SpecList rows={roadRows(road)} />}
        {road && (
          <p className="mt-3 text-small text-muted">
            {leftOutText(leftOut(car, true))} <PlansLink price={road.price} />
          </p>
        )}
      </div>
      <div>
        <h3 className="mb-3 text-subheading">{monthTitle(plan.km)}</h3>
        <SpecList
          rows={[
            ...(month === null ? [] : energyRows(month, takesRapid)),
            ...petrolRows(plan.km, rates),
            ...(instalments === null
              ? []
              : [
                  {
                    name: m.money_instalment(),
                    value: spanText(instalments, formatEgp),
                    note: m.money_instalment_note({
                      share: formatShare(usualDownShare),
                      months: formatNumber(plan.months),
                    }),
                  },
                ]),
          ]}
        />
        {month === null && <p>{m.money_no_range()}</p>}
      </div>
      <p className="text-small text-muted md:col-span-2">
        {draw !== null && energyBasis(draw)}{' '}
        <a className="link" href={paths.estimates}>
          {m.car_estimates_how()}
        </a>
      </p>
    </div>
  );
}
