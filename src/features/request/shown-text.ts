import type { Submission } from '#data/submissions.ts';
import type { ShownField } from '#domain/request-text.ts';
import { kindOfTable } from '#domain/requests.ts';
import { otherResultsOf, resultsOf, shownResults } from '#domain/shown-text.ts';
import { getLocale } from '#paraglide/runtime.js';
import { submissionWords } from './submission-words.ts';

/** Rows of a list of facts. */
type Row = { name: string; value: string };

const rows = (fields: readonly ShownField[]): Row[] =>
  fields.map(({ label, value }) => ({ name: label, value }));

/** All results that the site had shown before a request was sent. */
export function shownRows({ shown }: Pick<Submission, 'shown'>): Row[] {
  const language = getLocale();
  return rows(shownResults(shown, language, submissionWords[language]));
}

/** Those that answer what a request asks for, and the others. */
export function resultRows({ table, shown }: Pick<Submission, 'table' | 'shown'>) {
  const language = getLocale();
  const [kind, words] = [kindOfTable(table), submissionWords[language]];
  return {
    own: rows(resultsOf(kind, shown, language, words)),
    others: rows(otherResultsOf(kind, shown, language, words)),
  };
}
