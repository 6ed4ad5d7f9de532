import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEarlyText } from '#components/use-early-entries.tsx';
import { usualPriceEgp } from '#domain/insurance.ts';
import { parseAmount } from '#lib/amount.ts';
import { groupAmount } from '#lib/group-amount.ts';
import { formatEgp, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $user } from '#session/session.store.ts';
import { CarValue } from './CarValue.tsx';
import { InsuranceForm, useInsuranceRequest, useInsuredCar } from './InsuranceForm.tsx';
import { pageRules } from './insurance.schema.ts';
import { PlanTable } from './PlanTable.tsx';
import { Quotes } from './Quotes.tsx';
import { readQuote, removeQuote, storeQuote } from './quote.ts';

type Props = {
  /** Of the person who is signed in; '' for a visitor. */
  userId: string;
  /** Called when that person has left and their quotes must not stay. */
  onLeft: () => void;
};

/** The plans in pounds for what the car is worth; below, the form, then the quotes that were sent. */
export function PlansAndForm({ userId, onLeft }: Props) {
  const request = useInsuranceRequest(pageRules, null);
  const { known, price, fillPrice } = useInsuredCar(request, null);
  // Over its draft, which was typed before.
  const worth = useRef<HTMLInputElement>(null);
  useEarlyText(worth, (text) => fillPrice(groupAmount(text)));
  const [isReady, setReady] = useState(false);
  const [earlier, setEarlier] = useState<ReturnType<typeof readQuote>>(null);
  const sent = request.sent?.result;
  const fillLinked = useEffectEvent(() => {
    const linked = new URLSearchParams(location.search).get('value') ?? '';
    if (parseAmount(linked)) fillPrice(groupAmount(linked));
  });
  useEffect(() => {
    fillLinked();
    setReady(true);
    if (userId !== '') setEarlier(readQuote(userId));
  }, [userId]);
  useEffect(() => {
    if (sent) storeQuote(userId, sent);
  }, [userId, sent]);

  const car = sent ?? earlier;
  const hasLeft = useStore($user, { ssr: () => null }) === null && userId !== '' && car !== null;
  useEffect(() => {
    if (hasLeft) onLeft();
  }, [hasLeft, onLeft]);

  // The form's title takes the focus then, because the button that had it is gone.
  const [isAgain, setAgain] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAgain) title.current?.focus();
  }, [isAgain]);
  const again = () => {
    setAgain(true);
    removeQuote();
    setEarlier(null);
    if (sent) request.again();
  };

  // The built page has the table for a usual price.
  const typed = isReady ? price : '';
  const shown = isReady && car ? car.current_car_price : parseAmount(typed);
  return (
    <>
      <section id="plans" aria-label={m.insurance_plans_title()} className="scroll-mt-6">
        {!car && <CarValue known={known} field={worth} value={typed} onValue={fillPrice} />}
        <PlanTable
          price={shown && shown > 0 ? shown : usualPriceEgp}
          caption={
            shown && shown > 0
              ? m.insurance_table_for({ price: formatEgp(shown) })
              : m.insurance_table_usual({ price: formatEgp(usualPriceEgp) })
          }
        />
        <div className="mt-4 grid max-w-prose gap-2 text-small">
          <p>{m.insurance_plans_lead()}</p>
          <p>{m.insurance_indicative()}</p>
          <p className="text-micro text-muted">{m.insurance_popular_note()}</p>
        </div>
      </section>
      <section
        id="quote"
        aria-label={m.insurance_form_title()}
        className="scroll-mt-6 border-t border-line pt-10"
      >
        {car && !hasLeft ? (
          <Quotes car={car} isNew={sent !== undefined} onAgain={again} />
        ) : (
          <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
            <div>
              <h2 ref={title} tabIndex={-1} className="text-heading focus:outline-none">
                {m.insurance_form_title()}
              </h2>
              <p className="mb-7 mt-3 text-muted">{m.insurance_form_lead()}</p>
              <InsuranceForm request={request} known={known} />
            </div>
            <HowItWorks />
          </div>
        )}
      </section>
    </>
  );
}

/** The three steps that follow the form. */
function HowItWorks() {
  const steps = [m.insurance_step_car(), m.insurance_step_quotes(), m.insurance_step_choose()];
  return (
    <section aria-labelledby="how" className="lg:pt-1">
      <h3 id="how" className="text-subheading">
        {m.insurance_steps_title()}
      </h3>
      <ol className="mt-4 border-t border-line">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-line py-4 text-small">
            <span aria-hidden="true" className="font-semibold tabular-nums text-accent">
              {formatNumber(index + 1)}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
