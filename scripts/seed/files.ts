import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StackFailure } from '../stack/failure.ts';
import type { Fault } from './sheet.ts';

/** Past that many, a list tells no more. */
const sentencesShown = 25;

/** The file of a spreadsheet, such as that of 'cars'. */
export function sheetFile(sheet: string): URL {
  return new URL(`../../supabase/seed/${sheet}.csv`, import.meta.url);
}

/**
 * The text of a spreadsheet.
 * @throws StackFailure when the file is in another encoding
 */
export function sheetText(sheet: string): string {
  const file = sheetFile(sheet);
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new StackFailure(`${fileURLToPath(file)} cannot be read: save it again as 'CSV UTF-8'.`);
  }
}

/** Sentences under a title, one a line. */
export function listed(title: string, sentences: readonly string[]): string {
  const shown = sentences.slice(0, sentencesShown);
  const rest = sentences.length - shown.length;
  return [title, ...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n  ');
}

/**
 * @param what what was not done, as a sentence
 * @throws StackFailure that lists what to correct, where there is something
 */
export function requireFaultless(what: string, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new StackFailure(listed(`${what} To correct in supabase/seed:`, faults));
}
