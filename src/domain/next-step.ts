/**
 * What comes next for who has sent a request: the same in My Activity and in the mails. The kind, the day where one is
 * set, and what happens then.
 */
import * as z from 'zod/mini';
import { fill } from '#lib/fill.ts';
import { cairoParts } from './cairo.ts';
import type { RequestKind } from './requests.ts';
import { dayAndHour, type Language, momentInEgypt } from './written.ts';

/** What the sender of an open request may know of who answers. */
export const ContactSchema = z.object({
  /** The first name of whoever has it; null for nobody yet. */
  agent: z.nullable(z.string()),
  answered: z.boolean(),
  /** By when somebody should call, in ISO 8601; null once somebody has answered. */
  call_by: z.nullable(z.string()),
});

export type Contact = z.infer<typeof ContactSchema>;

/** An hour in Egypt: yyyy-MM-dd and HH:mm, both '' where there is none. */
type Hour = { day: string; slot: string };

export type RequestState = {
  kind: RequestKind;
  status: 'new' | 'in_progress' | 'done' | 'cancelled';
  /** Since when it has its status, in ISO 8601; null while that is the first. */
  since: string | null;
  /** The hour that a visit was asked for. */
  asked: Hour;
  /** What was said about a visit since; null before anything was. `place` is '' where it is not known. */
  visit: (Hour & { state: 'asked' | 'confirmed' | 'cancelled' | 'missed'; place: string }) | null;
  /** Whether hours wait for the buyer's choice. */
  isProposed: boolean;
  /** Null where it is not known. */
  contact: Contact | null;
  /** In ISO 8601. */
  now: string;
};

const nextSteps = [
  'hour_asked',
  'hour_asked_anew',
  'visit_agreed',
  'visit_over',
  'visit_missed',
  'hours_proposed',
  'call_for_hour',
  'call_by',
  'call_soon',
  'car_request',
  'charger_request',
  'financing_request',
  'insurance_request',
  'done',
  'cancelled',
] as const;
type StepName = (typeof nextSteps)[number];

export type BuyerStep = {
  step: StepName;
  /** The hour of a visit, its second part '' where it is over. */
  hour: Hour | null;
  /** Of an agreed visit; '' while it is not known. */
  place: string;
  /** The moment of a call or of the end, in ISO 8601. */
  moment: string | null;
};

const named = (step: StepName, more: Partial<BuyerStep> = {}): BuyerStep => ({
  step,
  hour: null,
  place: '',
  moment: null,
  ...more,
});

/** The next step of a request, or how it ended. */
export function buyerStepOf(request: RequestState): BuyerStep {
  const { kind, status, since, contact, now } = request;
  if (status === 'done' || status === 'cancelled') return named(status, { moment: since });
  if (kind === 'visit_request') return nextOfVisit(request);
  if (contact?.answered) return named(kind);
  const { call_by = null } = contact ?? {};
  const isAhead = call_by !== null && Date.parse(call_by) > Date.parse(now);
  return isAhead ? named('call_by', { moment: call_by }) : named('call_soon');
}

function nextOfVisit({ asked, visit, isProposed, now }: RequestState): BuyerStep {
  const present = cairoParts(now);
  const isPast = ({ day, slot }: Hour) => `${day}T${slot}` <= present;
  if (isProposed) return named('hours_proposed');
  if (visit?.state === 'missed') return named('visit_missed');
  if (visit?.state === 'confirmed') {
    const { day, slot, place } = visit;
    return isPast(visit)
      ? named('visit_over', { hour: { day, slot: '' } })
      : named('visit_agreed', { hour: { day, slot }, place });
  }
  const isAnew = visit?.state === 'asked';
  const { day, slot } = isAnew ? visit : asked;
  if (day === '' || isPast({ day, slot })) return named('call_for_hour');
  return named(isAnew ? 'hour_asked_anew' : 'hour_asked', { hour: { day, slot } });
}

/** The texts of next steps, in one language. */
export type BuyerStepWords = Readonly<
  Record<`submission_${RequestKind}_name`, string> &
    Record<`submission_next_${StepName | 'no_place'}`, string>
>;

/**
 * A next step in words, such as 'Visit · Tuesday 8 December, 17:00 · place to be confirmed'.
 * @param now in ISO 8601: only days of another year have their year
 */
export function buyerStepText(
  kind: RequestKind,
  { step, hour, place, moment }: BuyerStep,
  { language, words, now }: { language: Language; words: BuyerStepWords; now: string },
): string {
  const when = moment === null ? '' : momentInEgypt(moment, language, now);
  const said =
    step === 'visit_agreed'
      ? place || words.submission_next_no_place
      : fill(words[`submission_next_${step}`], { when });
  const parts = [
    words[`submission_${kind}_name`],
    hour === null ? '' : dayAndHour(hour, language, now),
    said.trim(),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
