import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fetchFigures } from '@/features/tariffs/tariffs-file';
import { formatDay } from '@/lib/dates';
import { formatEgp, formatNumber, formatShare } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { type BankOffer, bankOfferIn } from './bank-offer';
import { estimatedYears, instalmentsFor } from './instalments';
import { loanFor } from './loan';
import type { FinanceRequestForm } from './use-finance-request';

/** What is left to finance, as the amounts are typed, and what that may cost a month. */
export function AmountToFinance({ control }: Pick<FinanceRequestForm, 'control'>) {
  const [carPrice, downPayment] = useWatch({ control, name: ['car_price', 'down_payment'] });
  const offer = useBankOffer();
  const loan = loanFor(carPrice, downPayment);
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-4 py-3 text-small text-muted">
      <output className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{m.finance_amount()}</span>
        {loan === null ? (
          <span>{m.finance_amount_waiting()}</span>
        ) : (
          <span>
            <strong className="text-subheading tabular-nums text-ink">
              {formatEgp(loan.amount)}
            </strong>{' '}
            <span className="ms-1">{m.finance_share({ share: formatShare(loan.downShare) })}</span>
          </span>
        )}
      </output>
      {loan && offer && <Estimate amount={loan.amount} offer={offer} />}
    </div>
  );
}

/** Only what a bank published, with the day on which it was read. */
function Estimate({ amount, offer }: { amount: number; offer: BankOffer }) {
  const instalments = instalmentsFor(amount, offer);
  if (instalments === null) return null;
  const [from, to] = instalments.map(formatEgp);
  const [lowest, highest] = offer.rates.map((rate) => formatNumber(rate, 2));
  if (!from || !to || !lowest || !highest) return null;
  return (
    <>
      <p className="text-ink">
        {m.finance_instalments({ from, to, years: formatNumber(estimatedYears) })}
      </p>
      <p className="text-micro">
        {m.finance_rates({ lowest, highest, day: formatDay(offer.readOn) })}
      </p>
    </>
  );
}

/** The offer of today; null when there is none to go by, or no network. */
function useBankOffer(): BankOffer | null {
  const [offer, setOffer] = useState<BankOffer | null>(null);
  useEffect(() => {
    fetchFigures().then((figures) => setOffer(bankOfferIn(figures)), console.info);
  }, []);
  return offer;
}
