import type { Car } from '#domain/car.ts';
import {
  bankOfferIn,
  equalReducingRate,
  flatOfferIn,
  incomeFor,
  incomeShareIn,
  instalmentsFor,
  type LoanOffer,
} from '#domain/loan.ts';
import type { Figure, KeyedFigure } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { sourceName } from '#features/tariffs/origins.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEgp, formatNumber, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { CostCard, Wrong } from './CostCard.tsx';
import { CostList } from './CostList.tsx';
import { PlanField } from './PlanField.tsx';
import { termText } from './term.ts';
import type { PlanState } from './use-plan.tsx';

type Props = { car: Car; price: number; state: PlanState; figures: readonly KeyedFigure[] };

/** The down payment, and the instalment of the rest at a flat and at a reducing rate. */
export function LoanCard({ car, price, state, figures }: Props) {
  const { down, months } = state.plan;
  const { recordId: id, brand, name: model } = car;
  return (
    <CostCard title={m.money_loan()}>
      <PlanField name="down" state={state} />
      <PlanField name="months" state={state} />
      {down === 'wrong' || months === 'wrong' ? (
        <Wrong />
      ) : (
        <Instalments amount={price - down} months={months} figures={figures} />
      )}
      <RequestButton kind="finance" car={{ id, brand, model, price }} variant="secondary">
        {m.car_finance()}
      </RequestButton>
    </CostCard>
  );
}

type InstalmentProps = {
  /** EGP */
  amount: number;
  months: number;
  figures: readonly KeyedFigure[];
};

function Instalments({ amount, months, figures }: InstalmentProps) {
  if (amount === 0) return <p className="text-small">{m.money_loan_none()}</p>;
  const [bank, flat] = [bankOfferIn(figures), flatOfferIn(figures)];
  return (
    <>
      <div aria-live="polite">
        <CostList
          rows={[
            { name: m.money_loan_amount(), value: formatEgp(amount) },
            { name: m.money_reducing(), ...offerText(bank, amount, months) },
            { name: m.money_flat(), ...offerText(flat, amount, months) },
          ]}
        />
      </div>
      {flat && <p className="text-small">{equalText(flat, months)}</p>}
      <p className="text-small empty:hidden">
        {incomeText(bank, amount, months, incomeShareIn(figures))}
      </p>
      <p className="text-small">{m.money_loan_missing()}</p>
      <p className="text-small">{m.money_loan_basis()}</p>
    </>
  );
}

function offerText(offer: LoanOffer | null, amount: number, months: number) {
  if (offer === null) return { value: m.money_unknown(), note: m.money_no_rate() };
  const instalments = instalmentsFor(amount, offer, months);
  if (instalments === null) return { value: m.money_not_offered(), note: limitText(offer) };
  const [lowest, highest] = offer.rates;
  const rates = ratesText[offer.basis]({
    lowest: formatNumber(lowest, 2),
    highest: formatNumber(highest, 2),
    source: sourceName(offer),
    day: formatDay(offer.readOn),
  });
  const fee = Math.round((amount * (offer.fee ?? 0)) / 100);
  return {
    value: spanText(instalments, formatEgp),
    note: fee === 0 ? rates : `${rates} ${m.money_fee({ fee: formatEgp(fee) })}`,
  };
}

const ratesText = {
  dated: m.money_rates,
  undated: m.money_rates_undated,
  general: m.money_rates_general,
};

/** The income that an instalment needs by the rule of the central bank. */
function incomeText(
  offer: LoanOffer | null,
  amount: number,
  months: number,
  share: Figure | null,
): string | null {
  const instalments = offer && instalmentsFor(amount, offer, months);
  if (instalments === null || share === null) return null;
  const [from, to] = instalments.map((instalment) => formatEgp(incomeFor(instalment, share.value)));
  return m.money_income({
    share: formatShare(share.value / 100),
    source: sourceName(share),
    day: formatDay(share.validFrom),
    from: from ?? '',
    to: to ?? '',
  });
}

function limitText({ largest, longest }: LoanOffer): string {
  const term = termText(longest);
  return Number.isFinite(largest)
    ? m.money_limits({ largest: formatEgp(largest), term })
    : m.money_longest({ term });
}

/** A flat rate looks like half of what it is. */
function equalText({ rates: [lowest, highest] }: LoanOffer, months: number): string {
  const equal = (rate: number) => formatNumber(equalReducingRate(rate, months), 1);
  return m.money_equal({
    lowest: formatNumber(lowest, 2),
    highest: formatNumber(highest, 2),
    from: equal(lowest),
    to: equal(highest),
    term: termText(months),
  });
}
