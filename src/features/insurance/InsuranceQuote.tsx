import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { $user } from '@/session/session.store';
import { pageRules } from './form-rules';
import { HowItWorks } from './HowItWorks';
import { InsuranceForm } from './InsuranceForm';
import { forgetQuote, keepQuote, recallQuote } from './kept-quote';
import { PageQuotes } from './PageQuotes';
import { useInsuranceRequest } from './use-insurance-request';

/** What the insurance page has for the person who is signed in: the form, then the quotes (Spec 4). */
export function InsuranceQuote() {
  const userId = useStore($user)?.id;
  useEffect(() => {
  }, []);
  return userId === undefined ? null : <OwnQuote key={userId} userId={userId} />;
}

function OwnQuote({ userId }: { userId: string }) {
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
        <InsuranceForm request={request} />
      </div>
      <HowItWorks />
    </div>
  );
}

/** Whoever asks for another quote goes on at the title: the button they pressed is gone. */
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
