import { assertIsLocale, overwriteGetLocale } from '#paraglide/runtime.js';

// In the browser the page itself says its language. At build the middleware does.
if (!import.meta.env.SSR) {
  overwriteGetLocale(() => assertIsLocale(document.documentElement.lang));
}
