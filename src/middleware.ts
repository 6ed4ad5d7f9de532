import { defineMiddleware } from 'astro:middleware';
import { environment } from './config/environment';
import { languageOf } from './config/languages';
import { reads } from './lib/reads.build';
import { withSheets } from './site/prerender/sheets.build';
import { putTogether, takeApart } from './site/slim/page-parts.build';
import { slim } from './site/slim/slim.build';

/** Runs once per page while the site is built; the development server injects scripts that no policy foresees. */
export const onRequest = defineMiddleware(({ routePattern, locals: { drawing } }, next) =>
  reads(languageOf(routePattern).language, async () => {
    const response = await next();
    if (drawing) {
      const page = withSheets(takeApart(await response.text()), drawing.sheets);
      drawing.html = putTogether(slim(page, environment.supabaseUrl));
    }
    return response;
  }),
);
