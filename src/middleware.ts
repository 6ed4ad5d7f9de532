import { defineMiddleware } from 'astro:middleware';
import { withLocale } from './lib/with-locale.build';
import { assertIsLocale } from './paraglide/runtime.js';

/** Renders each page in the language of its address. */
export const onRequest = defineMiddleware(({ currentLocale }, next) =>
  withLocale(assertIsLocale(currentLocale), async () => {
    const response = await next();
    // Astro renders while the body is read, which must happen inside `withLocale`.
    return new Response(await response.text(), response);
  }),
);
