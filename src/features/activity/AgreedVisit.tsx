import { useState } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { notify } from '#components/toast.store.ts';
import type { OwnVisit } from '#data/own-visits.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#paraglide/messages.js';
import { placeAddress, visitPlaceName } from './request-status.ts';

type Props = {
  visit: OwnVisit;
  /** What calendars call it. */
  title: string;
};

/** Where the visit is, and the way into the buyer's calendar. */
export function AgreedVisit({ visit, title }: Props) {
  const [busy, setBusy] = useState(false);
  const address = placeAddress(visit);
  const save = async () => {
    setBusy(true);
    try {
      const { visitCalendar } = await import('#domain/visit-calendar.ts');
      const { request_id: id, sequence, day, slot } = visit;
      const location = m.activity_place({ name: visitPlaceName(visit), address });
      const text = visitCalendar({ id, sequence, day, slot, title, location });
      saveFile(text, 'tayar-visit.ics', 'text/calendar');
    } catch (error) {
      console.error(error);
      notify('error', { title: m.ui_not_loaded(), text: m.ui_not_loaded_text() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {address && (
        <p className="mt-1 text-small text-muted">
          <Name text={address} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {visit.place?.map_url && (
          <ButtonLink href={visit.place.map_url} size="sm" variant="secondary" newTab>
            {m.activity_map()}
          </ButtonLink>
        )}
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void save()}>
          {m.activity_calendar()}
        </Button>
      </div>
    </>
  );
}
