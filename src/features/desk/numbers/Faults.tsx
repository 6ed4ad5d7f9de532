import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Notice } from '#components/States.tsx';
import type { DeskNumbers } from '#data/desk-numbers.ts';
import { formatMoment } from '#lib/dates.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Mails = DeskNumbers['faults']['mails'][number];

/** Mails that do not go out, in red, with what to do; one quiet line when all does. */
export function Faults({ faults: { mails } }: Pick<DeskNumbers, 'faults'>) {
  if (mails.length === 0) return <Notice tone="positive" title={m.desk_numbers_healthy()} />;
  return (
    <div className="grid gap-3">
      {mails.map((group) => (
        <Fault key={`${group.audience} ${group.given_up}`} {...mailFault(group)}>
          {group.error && (
            <p className="mt-1">
              {m.desk_numbers_mail_error()} <bdi>{group.error}</bdi>
            </p>
          )}
        </Fault>
      ))}
    </div>
  );
}

function mailFault({ audience, given_up, mails, since }: Mails): FaultWords {
  const words = { ...asCount(mails), since: formatMoment(since) };
  if (audience === 'sales') {
    return { title: m.desk_numbers_mail_sales(words), text: m.desk_numbers_mail_sales_text() };
  }
  if (audience === 'member') {
    return { title: m.desk_numbers_mail_member(words), text: m.desk_numbers_mail_member_text() };
  }
  return given_up
    ? { title: m.desk_numbers_mail_given_up(words), text: m.desk_numbers_mail_given_up_text() }
    : { title: m.desk_numbers_mail_buyer(words), text: m.desk_numbers_mail_buyer_text() };
}

type FaultWords = { title: string; text: string };

function Fault({ title, text, children }: FaultWords & { children?: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-card bg-danger-soft p-4">
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-small">
        <p className="font-semibold text-danger">{title}</p>
        <p className="mt-0.5">{text}</p>
        {children}
      </div>
    </div>
  );
}
