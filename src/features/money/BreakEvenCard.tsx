import { breakEvenMonths, interestOf } from '#domain/break-even.ts';
import { petrolMonth } from '#domain/driving-cost.ts';
import type { Month } from '#domain/month.ts';
import { type Figure, figureIn, type KeyedFigure, type Rates } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { formatEgp, formatNumber, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { CostCard, Wrong } from './CostCard.tsx';
import { CostList } from './CostList.tsx';
import { PetrolField, PlanField, RateField } from './PlanField.tsx';
import { isDrivingWrong } from './plan.ts';
import { petrols, savedText } from './rows.ts';
import { roughTermText } from './term.ts';
import type { PlanState } from './use-plan.tsx';

type Props = {
  state: PlanState;
  /** The price of the car with its charging equipment at home, EGP. */
  cost: number;
  /** Null when the energy of a month cannot be worked out. */
  month: Month | null;
  rates: Rates;
  /** What money earns unless the person says otherwise; null where the table does not. */
  deposit: Figure | null;
};

/** What money earns at a bank, as the table has it. */
export const depositIn = (figures: readonly KeyedFigure[]) => figureIn(figures, 'cbe_deposit_rate');

/** The rate that a person has typed, else the table's; null where there is none. */
export const rateOf = ({ plan }: PlanState, deposit: Figure | null) =>
  plan.rate ?? deposit?.value ?? null;

/** After how long the car has paid what it costs more than a petrol car of a price that the person gives. */
export function BreakEvenCard({ state, cost, month, rates, deposit }: Props) {
  const { petrol, litres } = state.plan;
  const rate = rateOf(state, deposit);
  return (
    <CostCard title={m.money_even()}>
      <PetrolField state={state} />
      <PlanField name="litres" state={state} />
      <RateField state={state} deposit={deposit} />
      {petrol === null ? (
        <p className="text-small text-muted">{m.money_even_empty()}</p>
      ) : isDrivingWrong(state.plan) ||
        petrol === 'wrong' ||
        litres === 'wrong' ||
        rate === 'wrong' ? (
        <Wrong />
      ) : month === null ? (
        <p className="text-small">{m.money_no_range()}</p>
      ) : rate === null ? (
        <p className="text-small">{m.money_rate_missing()}</p>
      ) : (
        <Even extra={cost - petrol} litres={litres} rate={rate} month={month} rates={rates} />
      )}
    </CostCard>
  );
}

type EvenProps = { extra: number; litres: number; rate: number; month: Month; rates: Rates };

function Even({ extra, litres, rate, month, rates }: EvenProps) {
  const rows = petrols(rates).map(({ octane, price }) => {
    const name = m.money_petrol({ octane: formatNumber(octane) });
    if (price === null) return { name, value: m.money_unknown(), note: m.money_no_rate() };
    return { name, ...evenText(extra, rate, month, petrolMonth(month.km, price, litres)) };
  });
  return (
    <div aria-live="polite" className="grid gap-4">
      <p className="text-small">
        {extra > 0
          ? m.money_even_extra({
              extra: formatEgp(extra),
              interest: formatEgp(Math.round(interestOf(extra, rate))),
            })
          : m.money_even_less({ less: formatEgp(-extra) })}
      </p>
      <CostList rows={rows} />
      <p className="text-micro text-muted">{m.money_even_basis()}</p>
    </div>
  );
}

function evenText(extra: number, rate: number, month: Month, petrol: number) {
  const [worst, best] = [petrol - month.shared[1], petrol - month.separate[0]];
  const saved = savedText([worst, best]);
  const [early, late] = [breakEvenMonths(extra, best, rate), breakEvenMonths(extra, worst, rate)];
  if (early === null) return { value: m.money_even_never(), note: saved };
  if (early === 0) return { value: m.money_even_now(), note: saved };
  if (late === null) {
    return { value: m.money_even_at_best({ term: roughTermText(early) }), note: saved };
  }
  const distance = (months: number) =>
    formatQuantity(Math.round((months * month.km) / 1000) * 1000, m.unit_km());
  return {
    value: spanText([early, late], roughTermText),
    note: m.money_even_note({ distance: spanText([early, late], distance), saved }),
  };
}
