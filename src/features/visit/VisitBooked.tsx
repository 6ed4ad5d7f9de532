import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import type { VisitRequest } from '#data/requests.ts';
import { fullName } from '#domain/full-name.ts';
import { Confirmation } from '#features/request/RequestDialog.tsx';
import { knownPerson } from '#features/request/use-request-form.tsx';
import { formatTime } from '#lib/dates.ts';
import { localeOfReader } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** The stored visit, and what happens next. Mails only go to the e-mail that the account has confirmed. */
export function VisitBooked({ visit }: { visit: VisitRequest }) {
  const date = partsOf(visit.visit_date, localeOfReader('en-US'));
  return (
    <Confirmation title={m.visit_sent()} text={m.visit_sent_text()}>
      <div className="flex items-center gap-4 rounded-card bg-sunken p-4">
        <p
          aria-hidden="true"
          className="grid w-16 shrink-0 justify-items-center overflow-hidden rounded-control border border-line bg-surface pb-1.5"
        >
          <span className="w-full bg-brand py-0.5 text-center text-micro font-semibold text-on-brand">
            {date.month}
          </span>
          <span className="pt-1 text-heading tabular-nums">{date.day}</span>
        </p>
        <div className="min-w-0">
          <p className="font-semibold">
            <Name text={fullName({ brand: visit.brand_name, name: visit.model_name })} />
          </p>
          <p className="text-small text-muted">
            {m.visit_sent_when({ day: date.whole, time: formatTime(visit.visit_time) })}
          </p>
        </div>
      </div>
      <div className="grid gap-2 text-small">
        <h3 className="font-semibold">{m.visit_next()}</h3>
        <ol className="grid list-decimal gap-1.5 ps-5 text-muted">
          <li>{m.visit_next_call({ phone: visit.phone_number })}</li>
          <li>{m.visit_next_change()}</li>
          <li>
            {m.visit_next_activity({ email: knownPerson().email })}{' '}
            <a href={paths.submissions} className="font-semibold text-brand underline">
              {m.visit_activity()}
            </a>
          </li>
        </ol>
      </div>
    </Confirmation>
  );
}

/** A day (yyyy-MM-dd), formatted for a locale. */
function partsOf(day: string, locale: string) {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day));
  return {
    month: write({ month: 'short' }),
    day: write({ day: 'numeric' }),
    whole: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}
