import { AsyncLocalStorage } from 'node:async_hooks';
import { type Locale, overwriteServerAsyncLocalStorage } from '@/paraglide/runtime.js';

/** One page is drawn while others are: each has its own language. */
const reading = new AsyncLocalStorage<{ locale?: Locale }>();

overwriteServerAsyncLocalStorage(reading);

/** Does something in the words of a language, whatever is done beside it. */
export function withLocale<Made>(locale: Locale, make: () => Made): Made {
  return reading.run({ locale }, make);
}
