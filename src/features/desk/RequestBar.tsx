import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useId, useState } from 'react';
import { Button, type ButtonVariant, buttonClasses } from '#components/Button.tsx';
import { internationalPhone } from '#lib/phone.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { agreeFormId } from './AgreeVisit.tsx';
import { CallOutcomeBar } from './CallOutcomeBar.tsx';
import { noteDone } from './go-on.store.ts';
import { TakeRequest } from './TakeRequest.tsx';
import type { ActKind, RequestProps } from './use-act.tsx';
import { useDeskKey } from './use-desk-key.tsx';
import { usePlaces } from './use-template-values.tsx';
import { WhatsAppDialog } from './WhatsAppDialog.tsx';

/** The telephone or the mail program opens; nobody waits for a toast. */
const quietly = () => undefined;

/** What to do next as the one filled button, and the ways to answer: in reach while the request scrolls. */
export function RequestBar(props: RequestProps & { onClosing: () => void }) {
  const { request, actions, next, onClosing } = props;
  const { lead } = request;
  const label = useId();
  const [writing, setWriting] = useState(false);
  const phone = internationalPhone(lead.phone);
  const places = usePlaces();
  const confirms =
    next === 'confirm' &&
    request.visit?.state !== 'missed' &&
    places.data?.some(({ open }) => open) === true;
  useDeskKey('reply', () => setWriting(true), phone !== null);
  const look = (of: ButtonVariant) =>
    `${buttonClasses(of, 'md')} px-3 max-sm:flex-1 max-[23rem]:!gap-1 max-[23rem]:!px-1.5 max-[23rem]:!text-micro`;
  const about: ActKind[] = ['taken', 'call', 'email', 'whatsapp'];
  return (
    <div
      role="toolbar"
      aria-labelledby={label}
      className="desk-bar sticky z-10 grid gap-2 border-line bg-surface px-4 py-2 max-lg:bottom-0 max-lg:order-last max-lg:border-t max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6 lg:top-0 lg:border-b"
    >
      <span id={label} className="sr-only">
        {m.desk_frame_actions()}
      </span>
      <CallOutcomeBar request={request} actions={actions} />
      <ActFault actions={actions} about={confirms ? [...about, 'confirmed'] : about} />
      <div className="flex flex-wrap gap-2">
        <TakeRequest {...props} />
        {confirms && (
          <Button
            type="submit"
            form={agreeFormId}
            className="max-sm:basis-full"
            busy={actions.busy}
          >
            {m.desk_visit_confirm()}
          </Button>
        )}
        {next === 'close' && (
          <Button className="max-sm:basis-full" busy={actions.busy} onClick={onClosing}>
            {m.desk_close()}
          </Button>
        )}
        {phone && (
          <button
            type="button"
            className={next === 'answer' ? look('primary') : `${look('secondary')} desk-whatsapp`}
            onClick={() => setWriting(true)}
          >
            <MessageCircle className="size-4" aria-hidden="true" />
            {m.desk_whatsapp()}
          </button>
        )}
        <a
          className={look(next === 'answer' && !phone ? 'primary' : 'secondary')}
          href={`tel:${phone ? `+${phone}` : lead.phone}`}
          onClick={() => actions.act({ action: 'call', detail: {} }, quietly)}
        >
          <Phone className="size-4" aria-hidden="true" />
          {m.desk_call()}
        </a>
        {lead.email && (
          <a
            className={look('secondary')}
            href={`mailto:${lead.email}`}
            onClick={() => actions.act({ action: 'email', detail: {} }, () => noteDone(lead))}
          >
            <Mail className="size-4" aria-hidden="true" />
            {m.desk_email()}
          </a>
        )}
      </div>
      {phone && (
        <WhatsAppDialog open={writing} onClose={() => setWriting(false)} phone={phone} {...props} />
      )}
    </div>
  );
}
