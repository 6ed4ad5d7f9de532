import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { paths } from '#config/paths.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { DeskLink } from './DeskLink.tsx';
import { mailFaultsQuery } from './queries.ts';

/** The red box above the queue when mails are not sent; a mail that was given up is shown on its request. */
export function MailState() {
  const { data: faults = [] } = useQuery(mailFaultsQuery);
  const [oldest] = faults
    .filter(({ given_up }) => !given_up)
    .map(({ since }) => since)
    .sort();
  return (
    <div role="alert" className="empty:hidden">
      {oldest && (
        <div className="flex gap-3 rounded-card bg-danger-soft p-4 text-small">
          <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold text-danger">
              {m.desk_mail_down({ moment: formatMoment(oldest) })}
            </p>
            <p className="mt-0.5">{m.desk_mail_down_text()}</p>
            <DeskLink href={paths.deskNumbers} className="link inline-flex min-h-11 items-center">
              {m.desk_mail_down_more()}
            </DeskLink>
          </div>
        </div>
      )}
    </div>
  );
}
