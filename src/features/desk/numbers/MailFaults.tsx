import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StuckMails } from '#data/mail-faults.ts';
import { mailFaultsQuery } from '#features/desk/queries.ts';
import { formatMoment } from '#lib/dates.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Mails = StuckMails[number];

/** Mails that do not go out, with what to do: a line each, whose dot is red; one quiet line when all go out. */
export function MailFaults() {
  const { data: faults } = useQuery(mailFaultsQuery);
  if (faults === undefined) return null;
  if (faults.length === 0) return <Line dot="bg-positive" title={m.desk_numbers_healthy()} />;
  return (
    <div role="alert" className="grid gap-3">
      {faults.map((group) => {
        const { title, text } = faultWords(group);
        return (
          <Line
            key={`${group.audience} ${group.given_up}`}
            dot="bg-danger"
            title={title}
            text={text}
          >
            {group.error && (
              <>
                {' '}
                {m.desk_numbers_mail_error()} <bdi>{group.error}</bdi>
              </>
            )}
          </Line>
        );
      })}
    </div>
  );
}

function faultWords({ audience, given_up, mails, since }: Mails): { title: string; text: string } {
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

type LineProps = { dot: string; title: string; text?: string; children?: ReactNode };

function Line({ dot, title, text, children }: LineProps) {
  return (
    <p className="flex items-baseline gap-2 text-small text-muted">
      <span className={`size-2 shrink-0 rounded-pill ${dot}`} aria-hidden="true" />
      <span>
        {text ? <strong className="text-ink">{title}.</strong> : title} {text}
        {children}
      </span>
    </p>
  );
}
