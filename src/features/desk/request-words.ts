import type { BadgeTone } from '#components/Badge.tsx';
import type { Lead, LeadEvent, LeadStatus } from '#data/desk.ts';
import type { LeadKind } from '#domain/leads.ts';
import { fullDay, hour as writeHour } from '#domain/written.ts';
import { submissionWords } from '#features/request/submission-words.ts';
import { formatMoment } from '#lib/dates.ts';
import { fieldOf } from '#lib/json.ts';
import { perLanguage } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';

/** The desk's name for each kind of request. */
export const requestKindName = (kind: LeadKind): string =>
  kind === 'walk_in' ? m.desk_walk_in() : submissionWords[getLocale()][`submission_${kind}_name`];

/** The team's words for a status; buyers read others. */
export const statusNames: Record<LeadStatus, () => string> = {
  new: m.desk_status_new,
  in_progress: m.desk_status_in_progress,
  done: m.desk_status_done,
  cancelled: m.desk_status_cancelled,
};

const statusTones: Record<LeadStatus, BadgeTone> = {
  new: 'accent',
  in_progress: 'warning',
  done: 'positive',
  cancelled: 'neutral',
};

/** The badge of a request: late ones say so first. */
export function badgeOf({ overdue, status, outcome }: Lead): { label: string; tone: BadgeTone } {
  if (overdue) return { label: m.desk_overdue(), tone: 'danger' };
  if (outcome === 'won') return { label: m.desk_won(), tone: 'positive' };
  if (outcome === 'lost') return { label: m.desk_lost(), tone: 'neutral' };
  return { label: statusNames[status](), tone: statusTones[status] };
}

/** Actions that change a visit, as the history names them. */
export const visitActions: readonly string[] = [
  'visit',
  'time_asked_by_buyer',
  'cancelled_by_buyer',
];

const agoFormat = perLanguage(
  'en-GB',
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, or until when, such as 'now', '35 min ago' or 'tomorrow'. @param moment ISO 8601 @param now in milliseconds */
export function formatAgo(moment: string, now: number): string {
  const from = Date.parse(moment) - now;
  const size = Math.abs(from);
  if (size < minute / 2) return agoFormat().format(0, 'second');
  if (size < hour) return agoFormat().format(Math.round(from / minute), 'minute');
  if (size < day) return agoFormat().format(Math.round(from / hour), 'hour');
  return agoFormat().format(Math.round(from / day), 'day');
}

const durationUnits = perLanguage('en-GB', (locale) => {
  const unit = (name: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });
  return { minute: unit('minute'), hour: unit('hour'), day: unit('day') };
});

/** How long something took, such as '35 minutes' or '2 days'. @param duration in milliseconds */
export function formatDuration(duration: number): string {
  const units = durationUnits();
  if (duration < hour) return units.minute.format(Math.max(0, Math.round(duration / minute)));
  if (duration < day) return units.hour.format(Math.round(duration / hour));
  return units.day.format(Math.round(duration / day));
}

/** Next steps that the database sets, by their code. */
const nextSteps: ReadonlyMap<string, () => string> = new Map([
  ['confirm_asked_hour', m.desk_next_step_confirm_hour],
  ['call_again', m.desk_next_step_call_again],
  ['offer_other_hours', m.desk_next_step_other_hours],
  ['call_missed_visit', m.desk_next_step_missed_visit],
]);

/** A next step in words: what somebody wrote, or the reader's words for what the database set. */
export const nextStepWords = (step: string): string => nextSteps.get(step)?.() ?? step;

/** The next step that these words stand for, so that saving an unchanged text keeps its code. */
export const nextStepOf = (words: string): string =>
  [...nextSteps.keys()].find((code) => nextStepWords(code) === words) ?? words;

const results: Readonly<Record<string, () => string>> = {
  won: m.desk_event_closed_won,
  lost: m.desk_event_closed_lost,
};

const callOutcomes: Readonly<Record<string, () => string>> = {
  reached: m.desk_event_call_reached,
  no_reply: m.desk_event_call_no_reply,
  wrong_number: m.desk_event_call_wrong_number,
};

const visitStates: Readonly<Record<string, () => string>> = {
  confirmed: m.desk_event_visit_confirmed,
  cancelled: m.desk_event_visit_cancelled,
  missed: m.desk_event_visit_missed,
};

/** Requests that nobody gave: by turn, or since they were not answered. */
const givenBy: Readonly<Record<string, typeof m.desk_event_assigned>> = {
  turn: m.desk_event_assigned_turn,
  late: m.desk_event_assigned_late,
};

/** What says of a request how far it is, where it was the last thing done. */
const telling = ['call', 'call_ended', 'whatsapp', 'email', 'note', 'proposed'];

/** The last thing that was done about a request and when; null where it says no more than the rest of the row. */
export function lastWords(
  { last_action, last_outcome, last_at }: Pick<Lead, 'last_action' | 'last_outcome' | 'last_at'>,
  now: number,
): string | null {
  if (!last_action || !last_at || !telling.includes(last_action)) return null;
  const detail = { outcome: last_outcome };
  return `${wordsOf({ action: last_action, detail }).line} (${formatAgo(last_at, now)})`;
}

type DoneStep = Pick<LeadEvent, 'action' | 'detail'>;

type EventWords = { line: string; text: string | null };

/** The text of a history event: one line, and the note or message that belongs to it. */
export function eventWords(event: DoneStep): EventWords {
  const { line, text } = wordsOf(event);
  // Whoever answers a request that is nobody's takes it.
  return { line: event.detail.taken === true ? m.desk_event_and_took({ line }) : line, text };
}

function wordsOf({ action, detail }: DoneStep): EventWords {
  const text = (field: string) => {
    const value = fieldOf(detail, field);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const status = (field: string) => {
    const name = text(field);
    return isStatus(name) ? statusNames[name]() : '';
  };
  const when = () => {
    const [on, at] = [text('day'), text('slot')];
    const language = getLocale();
    return on && at ? `${fullDay(on, language)} · ${writeHour(at, language)}` : null;
  };
  switch (action) {
    case 'taken':
      return { line: m.desk_event_taken(), text: null };
    case 'assigned': {
      const name = text('to_name');
      const given = givenBy[text('by') ?? ''] ?? m.desk_event_assigned;
      const line = name ? given({ name }) : m.desk_event_released();
      return { line, text: null };
    }
    case 'status':
      return {
        line:
          results[text('outcome') ?? '']?.() ??
          m.desk_event_status({ from: status('from'), to: status('to') }),
        text: text('reason'),
      };
    case 'next': {
      const at = text('at');
      const line = at ? m.desk_event_next({ moment: formatMoment(at) }) : m.desk_event_next_done();
      const step = text('step') ?? text('from');
      return { line, text: step && nextStepWords(step) };
    }
    case 'note':
      return { line: m.desk_event_note(), text: text('text') };
    case 'added':
      return { line: m.desk_event_added(), text: null };
    case 'call':
      return { line: m.desk_event_call(), text: text('outcome') };
    case 'call_ended': {
      const line = callOutcomes[text('outcome') ?? '']?.() ?? m.desk_event_call();
      const at = text('at');
      return { line, text: at && m.desk_event_next({ moment: formatMoment(at) }) };
    }
    case 'deal':
      return { line: m.desk_event_deal(), text: text('item_name') };
    case 'undone':
      return { line: m.desk_event_undone(), text: null };
    case 'whatsapp':
      return { line: m.desk_event_whatsapp(), text: text('text') };
    case 'email':
      return { line: m.desk_event_email(), text: text('outcome') };
    case 'duplicate':
      return {
        line: text('of') ? m.desk_event_duplicate() : m.desk_event_no_duplicate(),
        text: null,
      };
    case 'visit':
      return {
        line:
          detail.by === 'buyer'
            ? m.desk_event_hour_chosen()
            : (visitStates[text('to') ?? '']?.() ?? m.desk_event_visit()),
        text: text('reason') ?? when(),
      };
    case 'proposed':
      return { line: m.desk_event_proposed(), text: text('text') };
    case 'hours_refused_by_buyer':
      return { line: m.desk_event_hours_refused(), text: null };
    case 'cancelled_by_buyer':
      return { line: m.desk_event_cancelled_by_buyer(), text: null };
    case 'time_asked_by_buyer':
      return { line: m.desk_event_time_asked(), text: when() };
    default:
      return { line: action, text: null };
  }
}

const isStatus = (text: string | null): text is LeadStatus => text !== null && text in statusNames;
