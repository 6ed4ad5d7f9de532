import type { Submission } from '#data/submissions.ts';
import { headingOf, shownFields } from '#domain/request-text.ts';
import { kindOfTable } from '#domain/requests.ts';
import { getLocale } from '#paraglide/runtime.js';
import { submissionWords } from './submission-words.ts';

/** The kind of a request, and its subject. */
export function submissionTitle(sent: Submission): string {
  return headingOf(kindOfTable(sent.table), sent, submissionWords[getLocale()]);
}

/** Everything that was sent, without empty fields. */
export function submissionRows(sent: Submission): { name: string; value: string }[] {
  const language = getLocale();
  const rows = shownFields(kindOfTable(sent.table), sent, language, submissionWords[language]);
  return rows.map(({ label, value }) => ({ name: label, value }));
}
