import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import { renderOrLeaveOut } from '#catalogue/left-out.build.ts';
import { languageOf } from '#config/paths.ts';
import { assertIsLocale, baseLocale, type Locale, overwriteGetLocale } from '#paraglide/runtime.js';

/** Pages are rendered side by side, each in its own language. */
const language = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => language.getStore() ?? baseLocale);

/** Renders each page in the language of its address. A record whose page breaks does not keep the others from being built. */
export const onRequest = defineMiddleware(({ currentLocale, params, url }, next) =>
  language.run(assertIsLocale(currentLocale), () =>
    renderOrLeaveOut(languageOf(url.pathname).path, params, async () => {
      const response = await next();
      // Astro renders while the body is read, which must happen inside `run`. Pictures come this way, too, so it is no text.
      return new Response(await response.arrayBuffer(), response);
    }),
  ),
);
