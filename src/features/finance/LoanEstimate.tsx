import { useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { FormField } from '#components/fields-of.ts';
import { MoneyField } from '#components/MoneyField.tsx';
import {
  bankOfferIn,
  bearsLoan,
  incomeFor,
  incomeShareIn,
  instalmentsFor,
  type LoanOffer,
  loanFor,
} from '#domain/loan.ts';
import { termText } from '#features/money/term.ts';
import { partOfPrice } from '#features/request/amount-words.ts';
import { fetchFigures } from '#features/tariffs/fetch-figures.ts';
import { sourceName } from '#features/tariffs/origins.ts';
import { isPercentage, parseAmount } from '#lib/amount.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEgp, formatNamedEgp, formatNumber, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { FinanceRequest, FinanceValues } from './finance.schema.ts';

type FinanceControl = Control<FinanceValues, unknown, FinanceRequest>;

type DownPaymentProps = { control: FinanceControl; field: FormField };

/** The down payment, in pounds or as a percentage of the price; what a percentage comes to stands below it. */
export function DownPaymentField({ control, field }: DownPaymentProps) {
  const loan = useLoan(control);
  const typed = useWatch({ control, name: 'down_payment' });
  return (
    <MoneyField
      {...field}
      label={m.finance_down_payment()}
      hint={
        loan && isPercentage(typed) ? partOfPrice(loan.price - loan.amount, loan.price) : undefined
      }
      required
    />
  );
}

type IncomeProps = AmountProps & {
  field: FormField;
  /** % of an income that all instalments may take; null when it is not known. */
  share: number | null;
};

/** The monthly income, with what the central bank's rule makes of it. It stops nobody from sending. */
export function IncomeField({ control, field, offer, months, share }: IncomeProps) {
  const loan = useLoan(control);
  const income = parseAmount(useWatch({ control, name: 'monthly_income' }));
  const instalments = loan && offer && instalmentsFor(loan.amount, offer, months);
  const isSaid = share !== null && field.error === undefined;
  const hint = isSaid ? incomeText(income, instalments, share) : undefined;
  return <MoneyField {...field} label={m.finance_monthly_income()} hint={hint} required />;
}

const incomeTexts = {
  yes: m.finance_income_yes,
  some: m.finance_income_some,
  no: m.finance_income_no,
};

function incomeText(
  income: number | null,
  instalments: readonly [number, number] | null,
  shareOfIncome: number,
): string {
  const share = formatShare(shareOfIncome / 100);
  if (instalments === null) return m.finance_income_rule({ share });
  const [least, most] = instalments;
  if (income === null || income <= 0) {
    return m.finance_income_needed({
      share,
      from: formatEgp(incomeFor(least, shareOfIncome)),
      to: formatEgp(incomeFor(most, shareOfIncome)),
    });
  }
  return incomeTexts[bearsLoan(income, instalments, shareOfIncome)]({
    share,
    income: formatNamedEgp(income),
    limit: formatNamedEgp((income * shareOfIncome) / 100),
    from: formatEgp(least),
    to: formatEgp(most),
  });
}

function useLoan(control: FinanceControl) {
  const [carPrice, downPayment] = useWatch({ control, name: ['car_price', 'down_payment'] });
  return loanFor(carPrice, downPayment);
}

type AmountProps = {
  control: FinanceControl;
  offer: LoanOffer | null;
  /** The term of the estimate. */
  months: number;
};

/** The amount to finance and the estimated instalment, updated as the amounts are typed. */
export function AmountToFinance({ control, offer, months }: AmountProps) {
  const loan = useLoan(control);
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-4 py-3 text-small text-muted">
      <output className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{m.finance_amount()}</span>
        {loan === null ? (
          <span>{m.finance_amount_waiting()}</span>
        ) : (
          <span>
            <strong className="text-subheading tabular-nums text-ink">
              {formatNamedEgp(loan.amount)}
            </strong>{' '}
            <span className="ms-1">{m.finance_share({ share: formatShare(loan.downShare) })}</span>
          </span>
        )}
      </output>
      {loan && offer && <Estimate amount={loan.amount} offer={offer} months={months} />}
    </div>
  );
}

type EstimateProps = { amount: number; offer: LoanOffer; months: number };

/** An estimate from what a bank published, with the day on which that was read. */
function Estimate({ amount, offer, months }: EstimateProps) {
  const instalments = instalmentsFor(amount, offer, months);
  if (instalments === null) return null;
  const [least, most] = instalments;
  const [lowest, highest] = offer.rates;
  return (
    <>
      <p className="text-ink">
        {m.finance_instalments({
          from: formatEgp(least),
          to: formatEgp(most),
          term: termText(months),
        })}
      </p>
      <p className="text-micro">
        {m.finance_rates({
          lowest: formatNumber(lowest, 2),
          highest: formatNumber(highest, 2),
          source: sourceName(offer),
          day: formatDay(offer.readOn),
        })}
      </p>
    </>
  );
}

type LoanFacts = { offer: LoanOffer | null; incomeShare: number | null };

/** Today's offer and the rule about incomes; null when there is none, or no network. */
export function useLoanFacts(): LoanFacts {
  const [facts, setFacts] = useState<LoanFacts>({ offer: null, incomeShare: null });
  useEffect(() => {
    fetchFigures().then(
      (figures) =>
        setFacts({
          offer: bankOfferIn(figures),
          incomeShare: incomeShareIn(figures)?.value ?? null,
        }),
      console.info,
    );
  }, []);
  return facts;
}
