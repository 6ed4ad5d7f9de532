import { AsyncLocalStorage } from 'node:async_hooks';
import { baseLocale, type Locale, overwriteGetLocale } from '@/paraglide/runtime.js';

/** Pages are rendered side by side, each in its own language. */
const current = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => current.getStore() ?? baseLocale);

/** Runs something with messages, figures and addresses in a language. */
export function withLocale<Result>(locale: Locale, run: () => Result): Result {
  return current.run(locale, run);
}
