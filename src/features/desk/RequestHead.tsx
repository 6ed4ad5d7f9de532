import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { Badge } from '@/components/Badge';
import { Button, buttonClasses } from '@/components/Button';
import { Name } from '@/components/Name';
import { useNow } from '@/components/use-now';
import { submissionTitle } from '@/features/activity/submission-text';
import { formatMoment } from '@/lib/dates';
import { internationalPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages.js';
import { useMember } from './Desk';
import type { RequestProps } from './Request';
import { badgeOf, formatAgo, formatDuration } from './request-words';
import { clockMs } from './use-queue';
import { WhatsAppDialog } from './WhatsAppDialog';

/** The buyer, the subject, the waiting time, and the buttons to answer: within reach of the thumb on a phone. */
export function RequestHead({ request, actions }: RequestProps) {
  const { lead } = request;
  const { label, tone } = badgeOf(lead);
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 break-words text-subheading">
          <Name text={lead.name} />
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="font-semibold">{submissionTitle(request.submission)}</p>
      <Waiting request={request} actions={actions} />
      <Answers request={request} actions={actions} />
    </header>
  );
}

function Waiting({ request: { lead } }: RequestProps) {
  const now = useNow(clockMs);
  const sent = Date.parse(lead.created_at);
  return (
    <p className="text-small text-muted">
      {m.desk_sent_on({ moment: formatMoment(lead.created_at) })}
      {' · '}
      {lead.answered_at
        ? m.desk_answered_after({ duration: formatDuration(Date.parse(lead.answered_at) - sent) })
        : m.desk_waits_since({ duration: formatDuration(now - sent) })}
      {lead.status === 'new' && !lead.answered_at && (
        <span className={lead.overdue ? 'font-semibold text-danger' : ''}>
          {' · '}
          {m.desk_answer_due({ when: formatAgo(lead.answer_due_at, now) })}
        </span>
      )}
    </p>
  );
}

/** The telephone or the mail program opens; nobody waits for a toast. */
const quietly = () => undefined;

function Answers({ request, actions }: RequestProps) {
  const { lead } = request;
  const { id } = useMember();
  const [writing, setWriting] = useState(false);
  const phone = internationalPhone(lead.phone);
  const look = `${buttonClasses('secondary', 'md')} whitespace-nowrap max-lg:px-2`;
  return (
    <div className="grid grid-cols-3 gap-2 max-lg:sticky max-lg:top-[--header] max-lg:z-10 max-lg:bg-surface max-lg:py-2 lg:flex lg:flex-wrap">
      {lead.owner_id !== id && (
        <Button
          className="max-lg:col-span-3"
          busy={actions.busy}
          onClick={() => actions.act({ action: 'taken' })}
        >
          {m.desk_take()}
        </Button>
      )}
      {phone && (
        <Button
          variant={lead.owner_id === id ? 'primary' : 'secondary'}
          onClick={() => setWriting(true)}
        >
          {m.desk_whatsapp()}
        </Button>
      )}
      <a
        className={look}
        href={`tel:${phone ? `+${phone}` : lead.phone}`}
        onClick={() => actions.act({ action: 'call', detail: {} }, quietly)}
      >
        <Phone className="size-4" aria-hidden="true" />
        {m.desk_call()}
      </a>
      {lead.email && (
        <a
          className={look}
          href={`mailto:${lead.email}`}
          onClick={() => actions.act({ action: 'email', detail: {} }, quietly)}
        >
          <Mail className="size-4" aria-hidden="true" />
          {m.desk_email()}
        </a>
      )}
      {phone && (
        <WhatsAppDialog
          open={writing}
          onClose={() => setWriting(false)}
          phone={phone}
          request={request}
          actions={actions}
        />
      )}
    </div>
  );
}
