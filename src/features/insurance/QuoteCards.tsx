import MessageCircle from 'lucide-react/icons/message-circle';
import { whatsappLink } from '@/config/contacts';
import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';
import { planName, planRate, planSummary } from './cover';
import { type Premium, premiums } from './premium';
import { type QuotedCar, quoteMessage } from './quote-message';

/** The three quotes side by side, each with a message to the sales team that chooses it. */
export function QuoteCards({ car }: { car: QuotedCar }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3 lg:gap-5">
      {premiums(car.current_car_price).map((premium) => (
        <QuoteCard key={premium.plan.id} car={car} premium={premium} />
      ))}
    </ul>
  );
}

function QuoteCard({ car, premium: { plan, egp } }: { car: QuotedCar; premium: Premium }) {
  const name = planName(plan);
  const border = plan.mostPopular ? 'border-accent shadow-card' : 'border-line';
  return (
    <li className={`flex flex-col rounded-card border bg-surface p-5 md:p-7 ${border}`}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
        <h3 className="text-subheading">{name}</h3>
        {plan.mostPopular && <Badge tone="accent">{m.insurance_most_popular()}</Badge>}
      </div>
      <p className="mt-2 text-title tabular-nums max-sm:text-[length:min(2rem,12.5vw)] md:mt-4">
        {formatEgp(egp)}
      </p>
      <p className="mt-1 text-small text-muted">
        {m.insurance_quote_rate({ rate: planRate(plan) })}
      </p>
      <p className="mb-4 mt-2 text-small md:mb-6 md:mt-4">{planSummary(plan)}</p>
      <div className="mt-auto grid">
        <ButtonLink
          href={whatsappLink(quoteMessage(car, plan))}
          variant={plan.mostPopular ? 'primary' : 'secondary'}
          newTab
        >
          <MessageCircle className="size-4 max-[20rem]:hidden" aria-hidden="true" />
          {m.insurance_quote_choose({ plan: name })}
        </ButtonLink>
      </div>
    </li>
  );
}
