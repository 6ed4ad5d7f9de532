import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import { whatsappLink } from '@/config/contacts';
import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Button, ButtonLink } from '@/ui/Button';
import { plansAddress } from './entrance';
import { QuoteCards } from './QuoteCards';
import { carLine, type QuotedCar, quoteMessage } from './quote-message';

type Props = {
  car: QuotedCar;
  /** They have just come: they are scrolled into view, and a screen reader goes on there. */
  isNew: boolean;
  onAgain: () => void;
};

/** What stands in place of the page's form once it was sent: the three quotes, and the ways on. */
export function PageQuotes({ car, isNew, onAgain }: Props) {
  const head = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const price = formatEgp(car.current_car_price);
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
      <QuoteCards car={car} />
      <div className="grid max-w-prose gap-2 text-small">
        <p>{m.insurance_quotes_next()}</p>
        <p className="text-muted">{m.insurance_indicative()}</p>
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
