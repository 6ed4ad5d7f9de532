import { paths } from '@/config/paths';
import { Confirmation } from '@/features/request/RequestDialog';
import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Name } from '@/ui/Name';
import type { FinanceRequest } from './finance.schema';

/** What was asked for, and what happens next. */
export function FinanceSent({ sent }: { sent: FinanceRequest }) {
  const { brand, model, year, car_price, down_payment, mobile_number } = sent;
  const facts = [
    { label: m.finance_sent_car(), text: `${brand} ${model} ${year}` },
    { label: m.finance_sent_down(), text: formatEgp(Number(down_payment)) },
    {
      label: m.finance_amount(),
      text: formatEgp(Number(car_price) - Number(down_payment)),
    },
  ];
  return (
    <Confirmation title={m.finance_sent()} text={m.finance_sent_text()}>
      <dl className="grid gap-2 rounded-card bg-sunken p-4">
        {facts.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-small font-semibold tabular-nums">
              <Name text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2 text-small">
        <h3 className="font-semibold">{m.finance_next()}</h3>
        <ol className="grid list-decimal gap-1.5 ps-5 text-muted">
          <li>{m.finance_next_call({ phone: mobile_number })}</li>
          <li>{m.finance_next_papers()}</li>
          <li>
            {m.finance_next_activity()}{' '}
            <a href={paths.submissions} className="font-semibold text-brand underline">
              {m.finance_activity()}
            </a>
          </li>
        </ol>
      </div>
    </Confirmation>
  );
}
