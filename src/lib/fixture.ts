import { getLocale, overwriteGetLocale } from '#paraglide/runtime.js';

/** Runs a function with Arabic as the reader's language, for tests. */
export function inArabic<Made>(make: () => Made): Made {
  const before = getLocale;
  overwriteGetLocale(() => 'ar');
  try {
    return make();
  } finally {
    overwriteGetLocale(before);
  }
}
