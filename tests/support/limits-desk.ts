/** What the columns of the sales desk's own tables must accept and refuse. */
import type { deskRows } from './rows.ts';
import { number, oneOf, type Trials, text } from './trials.ts';

/** A message of several lines. */
const message = {
  good: [...text(1000).good, 'two\nlines'],
  bad: [...text(1000).bad.filter((value) => value !== 'two\nlines'), '\n\n'],
};

export const deskLimits: Record<keyof typeof deskRows, Trials> = {
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
