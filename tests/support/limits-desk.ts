/** What the columns of the sales desk's own tables must accept and refuse. */
import { email, phone } from './limits.ts';
import type { deskRows } from './rows.ts';
import { number, oneOf, type Trials, text } from './trials.ts';

/** A message of several lines. */
const message = {
  good: [...text(1000).good, 'two\nlines'],
  bad: [...text(1000).bad.filter((value) => value !== 'two\nlines'), '\n\n'],
};

export const deskLimits: Record<keyof typeof deskRows, Trials> = {
  close_reasons: {
    id: { good: ['too-far', 'no2'], bad: ['', 'Too', '-a', 'a b', 'x'.repeat(61)] },
    position: number(0, 10_000, 'required'),
    text_en: text(120),
    text_ar: text(120),
  },
  walk_ins: {
    name: text(100),
    phone,
    email: { ...email, good: [...email.good, null] },
    source: oneOf('call', 'showroom', 'facebook', 'instagram', 'event', 'other'),
    item_name: text(200, 'optional'),
    city: text(200, 'optional'),
    note: {
      good: [null, 'Pays cash\nthis week', 'x'.repeat(2000)],
      bad: ['', ' ', 'x'.repeat(2001)],
    },
    language: oneOf('en', 'ar'),
    status: oneOf('new', 'in_progress', 'done', 'cancelled'),
    status_reason: text(300, 'optional'),
  },
  desk_targets: { won: number(1, 10_000, 'required') },
  message_templates: {
    purpose: oneOf(
      'first_answer',
      'price',
      'confirm_visit',
      'move_visit',
      'propose_hours',
      'remind_visit',
      'missed_visit',
      'missed_call',
      'other',
    ),
    position: number(0, 10_000, 'required'),
    name_en: text(80),
    name_ar: text(80),
    text_en: message,
    text_ar: message,
  },
};
