import { getLocale, overwriteGetLocale } from '@/paraglide/runtime.js';

/** What is made for people who read Arabic, for tests. */
export function inArabic<Made>(make: () => Made): Made {
  const before = getLocale;
  overwriteGetLocale(() => 'ar');
  try {
    return make();
  } finally {
    overwriteGetLocale(before);
  }
}
