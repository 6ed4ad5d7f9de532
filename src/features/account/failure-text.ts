import { AccountFailure } from '@/data/account-failure';
import { m } from '@/paraglide/messages.js';

/** What to tell a person about a failure: the backend's own words where they help, null where there are none. */
export function failureText(error: unknown): string | null {
  // What is no answer of the backend is a page that could not fetch its own code.
  if (!(error instanceof AccountFailure) || error.kind === 'offline') return m.account_offline();
  if (error.kind === 'too_often' || error.kind === 'mailed') return m.account_too_often();
  return error.words || null;
}
