import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  assertIsLocale,
  baseLocale,
  type Locale,
  overwriteGetLocale,
} from './paraglide/runtime.js';

/** Pages are rendered side by side, each in its own language. */
const language = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => language.getStore() ?? baseLocale);

/** Renders each page in the language of its address. */
export const onRequest = defineMiddleware(({ currentLocale }, next) =>
  language.run(assertIsLocale(currentLocale), async () => {
    const response = await next();
    // Astro renders while the body is read, which must happen inside `run`.
    return new Response(await response.text(), response);
  }),
);
