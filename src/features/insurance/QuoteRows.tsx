import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Badge } from '@/ui/Badge';
import { planName, planRate } from './cover';
import { premiums } from './premium';
import type { QuotedCar } from './quote-message';

/** The three quotes in as many lines, for where there is little room. */
export function QuoteRows({ car }: { car: QuotedCar }) {
  return (
    <dl className="border-t border-line">
      {premiums(car.current_car_price).map(({ plan, egp }) => (
        <div
          key={plan.id}
          className="flex items-center justify-between gap-4 border-b border-line py-3.5"
        >
          <dt className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold">{planName(plan)}</span>
            <span className="text-small text-muted">{planRate(plan)}</span>
            {plan.mostPopular && <Badge tone="accent">{m.insurance_most_popular()}</Badge>}
          </dt>
          <dd className="shrink-0 text-end">
            <span className="text-subheading tabular-nums">{formatEgp(egp)}</span>{' '}
            <span className="text-small text-muted">{m.insurance_quote_year()}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
