import type { BadgeTone } from '#components/Badge.tsx';
import type { OwnVisit } from '#data/own-visits.ts';
import type { Submission } from '#data/submissions.ts';
import { hour, nearDay } from '#domain/written.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';

/** Where a request stands, as its buyer reads it. */
export type ShownStatus = {
  label: string;
  tone: BadgeTone;
  /** Since when, in ISO 8601; null while it is as it was sent. */
  since: string | null;
  /** The agreed or requested time, or the reason of the cancellation. */
  text: string | null;
};

const words: Record<Submission['status'], { label: () => string; tone: BadgeTone }> = {
  new: { label: m.activity_status_new, tone: 'accent' },
  in_progress: { label: m.activity_status_in_progress, tone: 'warning' },
  done: { label: m.activity_status_done, tone: 'positive' },
  cancelled: { label: m.activity_status_cancelled, tone: 'neutral' },
};

const isOpen = ({ status }: Submission) => status === 'new' || status === 'in_progress';

/** Where a request stands. @param visit what is agreed about it; null for other requests and before anything is */
export function statusOf(sent: Submission, visit: OwnVisit | null): ShownStatus {
  if (visit && isOpen(sent) && (visit.state === 'confirmed' || visit.state === 'asked')) {
    const language = getLocale();
    const when = { day: nearDay(visit.day, language), time: hour(visit.slot, language) };
    const since = visit.changed_at;
    return visit.state === 'confirmed'
      ? {
          label: m.activity_status_confirmed(),
          tone: 'positive',
          since,
          text: m.activity_visit_confirmed({ ...when, place: visitPlaceName(visit) }),
        }
      : {
          label: m.activity_status_time_asked(),
          tone: 'warning',
          since,
          text: m.activity_visit_asked(when),
        };
  }
  const { label, tone } = words[sent.status];
  const reason = sent.status === 'cancelled' ? sent.status_reason : null;
  return {
    label: label(),
    tone,
    since: sent.status_changed_at ?? null,
    text: reason ? m.activity_reason({ reason }) : null,
  };
}

/** Whether the buyer may still cancel it, or move a visit. */
export const canChange = isOpen;

/** The visit that the buyer is expected at; null when none is. */
export function agreedVisit(sent: Submission, visit: OwnVisit | null): OwnVisit | null {
  return visit?.state === 'confirmed' && isOpen(sent) ? visit : null;
}

export function visitPlaceName({ place, place_id }: OwnVisit): string {
  if (place === null) return place_id ?? '';
  return translated(place, 'name');
}

export function placeAddress({ place }: OwnVisit): string {
  if (place === null) return '';
  return translated(place, 'address');
}
