import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { buttonClasses } from '#components/Button.tsx';
import type { Lead } from '#data/desk.ts';
import type { PersonPage } from '#data/desk-people.ts';
import { ActFault } from '#features/desk/ActFault.tsx';
import { CallOutcomeBar } from '#features/desk/CallOutcomeBar.tsx';
import { requestQuery } from '#features/desk/queries.ts';
import { useAct } from '#features/desk/use-act.tsx';
import { WhatsAppDialog } from '#features/desk/WhatsAppDialog.tsx';
import { internationalPhone } from '#lib/phone.ts';
import { m } from '#paraglide/messages.js';
import { leadFor } from './person-words.ts';

/** The telephone or the mail program opens; nobody waits for a toast. */
const quietly = () => undefined;

const look = `${buttonClasses('secondary', 'sm')} min-h-11`;

/** The numbers and addresses of a person. What is done with one is noted in the request that it belongs to. */
export function PersonContacts({ page: { person, requests } }: { page: PersonPage }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {person.phones.map((phone) => {
        const lead = leadFor(requests, { phone });
        const isWrong = person.wrong_phones.includes(phone);
        return lead && <PhoneLine key={phone} phone={phone} lead={lead} isWrong={isWrong} />;
      })}
      {person.emails.map((email) => {
        const lead = leadFor(requests, { email });
        return lead && <EmailLine key={email} email={email} lead={lead} />;
      })}
    </ul>
  );
}

function PhoneLine({ phone, lead, isWrong }: { phone: string; lead: Lead; isWrong: boolean }) {
  const { data: request } = useQuery(requestQuery(lead));
  const actions = useAct(request?.lead ?? lead);
  const [writing, setWriting] = useState(false);
  const called = internationalPhone(phone);
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2 text-small">
        <span
          dir="ltr"
          className={`select-all tabular-nums ${isWrong ? 'text-muted line-through' : ''}`}
        >
          {phone}
        </span>
        {isWrong && (
          <span className="font-semibold text-danger">{m.desk_people_number_wrong()}</span>
        )}
        <a
          className={look}
          href={`tel:${called ? `+${called}` : phone}`}
          onClick={() => actions.act({ action: 'call', detail: {} }, quietly)}
        >
          <Phone className="size-4" aria-hidden="true" />
          {m.desk_call()}
        </a>
        {called && request && (
          <button
            type="button"
            className={`${look} desk-whatsapp`}
            onClick={() => setWriting(true)}
          >
            <MessageCircle className="size-4" aria-hidden="true" />
            {m.desk_whatsapp()}
          </button>
        )}
      </div>
      <ActFault actions={actions} about={['call', 'whatsapp']} />
      {request && <CallOutcomeBar request={request} actions={actions} />}
      {called && request && (
        <WhatsAppDialog
          open={writing}
          onClose={() => setWriting(false)}
          phone={called}
          request={request}
          actions={actions}
          next={null}
        />
      )}
    </li>
  );
}

function EmailLine({ email, lead }: { email: string; lead: Lead }) {
  const actions = useAct(lead);
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2 text-small">
        <bdi className="select-all break-all">{email}</bdi>
        <a
          className={look}
          href={`mailto:${email}`}
          onClick={() => actions.act({ action: 'email', detail: {} }, quietly)}
        >
          <Mail className="size-4" aria-hidden="true" />
          {m.desk_email()}
        </a>
      </div>
      <ActFault actions={actions} about={['email']} />
    </li>
  );
}
