import { breakEvenMonths } from '#domain/break-even.ts';
import { type Month, petrolMonth } from '#domain/month.ts';
import type { Rates } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { formatEgp, formatNumber, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { CostCard, Wrong } from './CostCard.tsx';
import { CostList } from './CostList.tsx';
import { PetrolField } from './PlanField.tsx';
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
};

/** After how long the car has paid what it costs more than a petrol car of a price that the person gives. */
export function BreakEvenCard({ state, cost, month, rates }: Props) {
  const { km, home, use, trip, often, petrol } = state.plan;
  const isWrong = [km, home, use, trip, often, petrol].includes('wrong');
  return (
    <CostCard title={m.money_even()}>
      <PetrolField state={state} />
      {petrol === null ? (
        <p className="text-small text-muted">{m.money_even_empty()}</p>
      ) : isWrong || petrol === 'wrong' ? (
        <Wrong />
      ) : month === null ? (
        <p className="text-small">{m.money_no_range()}</p>
      ) : (
        <Even extra={cost - petrol} month={month} rates={rates} />
      )}
    </CostCard>
  );
}

type EvenProps = { extra: number; month: Month; rates: Rates };

function Even({ extra, month, rates }: EvenProps) {
  const rows = petrols(rates).map(({ octane, price }) => {
    const name = m.money_petrol({ octane: formatNumber(octane) });
    if (price === null) return { name, value: m.money_unknown(), note: m.money_no_rate() };
    return { name, ...evenText(extra, month, petrolMonth(month.km, price)) };
  });
  return (
    <div aria-live="polite" className="grid gap-4">
      <p className="text-small">
        {extra > 0
          ? m.money_even_extra({ extra: formatEgp(extra) })
          : m.money_even_less({ less: formatEgp(-extra) })}
      </p>
      <CostList rows={rows} />
      <p className="text-micro text-muted">{m.money_even_basis()}</p>
    </div>
  );
}

function evenText(extra: number, month: Month, petrol: number) {
  const [worst, best] = [petrol - month.shared[1], petrol - month.separate[0]];
  const saved = savedText([worst, best]);
  const [early, late] = [breakEvenMonths(extra, best), breakEvenMonths(extra, worst)];
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
