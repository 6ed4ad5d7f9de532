import type { BadgeTone } from '#components/Badge.tsx';
import type { OwnVisit } from '#data/own-visits.ts';
import type { Submission } from '#data/submissions.ts';
import { buyerStepOf, buyerStepText } from '#domain/next-step.ts';
import { askedHour } from '#domain/request-text.ts';
import { kindOfTable } from '#domain/requests.ts';
import { momentInEgypt } from '#domain/written.ts';
import { submissionWords } from '#features/request/submission-words.ts';
import { currentMoment } from '#lib/clock.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import type { SentRequest } from './sent-request.ts';

/** Where a request stands, as its buyer reads it. */
export type ShownStatus = {
  /** The next step with its day, or how it ended. */
  next: string;
  label: string;
  tone: BadgeTone;
  /** When it was sent and, while it is open, since when it stands so. */
  dates: string;
  /** What the next step means, or the reason of the cancellation. */
  note: string | null;
  /** Who answers; null once it is closed. */
  who: string | null;
};

// Green is for a visit that is agreed alone, so that it is believed; nothing here is a warning.
const labels: Record<Submission['status'], () => string> = {
  new: m.activity_status_new,
  in_progress: m.activity_status_in_progress,
  done: m.activity_status_done,
  cancelled: m.activity_status_cancelled,
};

const isOpen = ({ status }: Submission) => status === 'new' || status === 'in_progress';

type Facts = Pick<SentRequest, 'submission' | 'visit' | 'contact'> & { isProposed: boolean };

/** Where a request stands. @param now in ISO 8601 */
export function statusOf(facts: Facts, now = currentMoment()): ShownStatus {
  const { submission: sent, visit, contact } = facts;
  const [kind, language] = [kindOfTable(sent.table), getLocale()];
  const words = submissionWords[language];
  const told = visit && isOpen(sent) && visit.state !== 'cancelled' ? visit : null;
  const step = buyerStepOf({
    kind,
    status: sent.status,
    since: sent.status_changed_at ?? null,
    asked: askedHour(sent),
    visit: told && { ...told, place: visitPlaceName(told) },
    isProposed: facts.isProposed,
    contact,
    now,
  });
  const { label, tone, since } = standing(sent, told);
  const moment = (at: string) => momentInEgypt(at, language, now);
  return {
    next: buyerStepText(kind, step, { language, words, now }),
    label,
    tone,
    dates: [
      m.activity_sent_on({ moment: moment(sent.created_at) }),
      isOpen(sent) && since ? m.activity_status_on({ status: label, moment: moment(since) }) : '',
    ]
      .filter((text) => text !== '')
      .join(' · '),
    note: noteOf(sent, step.step),
    who: isOpen(sent) ? whoAnswers(contact?.agent ?? null) : null,
  };
}

function standing(sent: Submission, visit: OwnVisit | null) {
  if (visit?.state === 'confirmed') {
    const label = m.activity_status_confirmed();
    return { label, tone: 'positive', since: visit.changed_at } as const;
  }
  if (visit?.state === 'asked') {
    const label = m.activity_status_time_asked();
    return { label, tone: 'neutral', since: visit.changed_at } as const;
  }
  const label = labels[sent.status]();
  return { label, tone: 'neutral', since: sent.status_changed_at } as const;
}

function noteOf(sent: Submission, step: ReturnType<typeof buyerStepOf>['step']): string | null {
  if (sent.status === 'cancelled') {
    return sent.status_reason ? m.activity_reason({ reason: sent.status_reason }) : null;
  }
  if (step === 'hour_asked' || step === 'hour_asked_anew') return m.activity_visit_asked();
  return isOpen(sent) && sent.table === 'financing_requests' ? m.activity_note_papers() : null;
}

function whoAnswers(agent: string | null): string {
  const name = agent === null ? m.submission_who_team() : m.submission_who_agent({ name: agent });
  return m.activity_who({ name });
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
