import { useEffect, useRef, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { pageRules } from './form-rules';
import { HowItWorks } from './HowItWorks';
import { InsuranceForm } from './InsuranceForm';
import { forgetQuote, keepQuote, recallQuote } from './kept-quote';
import type { KnownBrand } from './known-models';
import { PageQuotes } from './PageQuotes';
import { useInsuranceRequest } from './use-insurance-request';

type Props = { userId: string; brands: readonly KnownBrand[] };

/** The form, then the quotes. */
export default function OwnQuote({ userId, brands }: Props) {
  const request = useInsuranceRequest(pageRules, null);
  const [earlier, setEarlier] = useState(() => recallQuote(userId));
  const sent = request.sent?.result;
  useEffect(() => {
    if (sent) keepQuote(userId, sent);
  }, [userId, sent]);

  const [begunAgain, setBegunAgain] = useState(false);
  const car = sent ?? earlier;
  if (car !== null) {
    const again = () => {
      setBegunAgain(true);
      forgetQuote();
      setEarlier(null);
      if (sent) request.again();
    };
    return <PageQuotes car={car} isNew={sent !== undefined} onAgain={again} />;
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <div>
        <FormTitle begunAgain={begunAgain} />
        <p className="mb-7 mt-3 text-muted">{m.insurance_form_lead()}</p>
        <InsuranceForm request={request} brands={brands} />
      </div>
      <HowItWorks />
    </div>
  );
}

/** Takes the focus when another quote is asked for, since the button that was pressed is gone. */
function FormTitle({ begunAgain }: { begunAgain: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (begunAgain) title.current?.focus();
  }, [begunAgain]);
  return (
    <h2 ref={title} tabIndex={-1} className="text-heading focus:outline-none">
      {m.insurance_form_title()}
    </h2>
  );
}
