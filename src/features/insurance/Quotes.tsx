import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { whatsappLink } from '#config/contacts.ts';
import { type Premium, premiums } from '#domain/insurance.ts';
import { formatEgp, formatNamedEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { plansAddress } from './entrance.ts';
import { planName, planRate, planSummary } from './plans.ts';
import { carLine, type QuotedCar, quoteMessage } from './quote.ts';

type Props = {
  car: QuotedCar;
  /** They were just sent: they are scrolled into view and take the focus. */
  isNew: boolean;
  onAgain: () => void;
};

/** Replaces the form once it is sent: the three quotes, and the ways on. */
export function Quotes({ car, isNew, onAgain }: Props) {
  const head = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const price = formatNamedEgp(car.current_car_price);
  return (
    <div className="grid grid-cols-1 gap-6">
      <header ref={head}>
        <p className="mb-3 flex items-center gap-2 text-small font-semibold text-positive">
          <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
          {m.insurance_sent()}
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-heading focus:outline-none">
          {m.insurance_quotes_title()}
        </h2>
        <p className="mt-3 break-words text-muted">
          {m.insurance_quotes_for({ car: carLine(car), price })}
        </p>
      </header>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-5">
        {premiums(car.current_car_price).map((premium) => (
          <QuoteCard key={premium.plan.id} car={car} premium={premium} />
        ))}
      </ul>
      <div className="grid max-w-prose gap-2 text-small">
        <p>{m.insurance_quotes_next()}</p>
        <p className="text-muted">{`${m.insurance_indicative()} ${m.insurance_popular_note()}`}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink href={whatsappLink(quoteMessage(car))} variant="secondary" newTab>
          <MessageCircle className="size-4" aria-hidden="true" />
          {m.insurance_quote_whatsapp()}
        </ButtonLink>
        <ButtonLink href={plansAddress()} variant="ghost">
          {m.insurance_quote_cover()}
        </ButtonLink>
        <Button variant="ghost" onClick={onAgain}>
          <RotateCcw className="size-4" aria-hidden="true" />
          {m.insurance_quote_again()}
        </Button>
      </div>
    </div>
  );
}

/** A quote, with a message to the sales team that chooses it. */
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
