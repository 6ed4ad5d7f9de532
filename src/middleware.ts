import { defineMiddleware } from 'astro:middleware';
import { environment } from './config/environment';
import { languageOf } from './config/languages';
import { withLocale } from './lib/with-locale.build';
import { filled } from './site/prerender/frame.build';
import { type CutPage, cutPage } from './site/slim/cut-page.build';
import { putTogether } from './site/slim/page-parts.build';
import { slim } from './site/slim/slim.build';

const site = new URL(import.meta.env.SITE);

/** Runs once per page while the site is built; the development server injects scripts that no policy foresees. */
export const onRequest = defineMiddleware(({ routePattern, locals: { drawing } }, next) => {
  const { language } = languageOf(routePattern);
  return withLocale(language, async () => {
    const response = await next();
    if (!drawing) return response;
    const { frame, sheets } = drawing;
    const page = cutPage(await response.text());
    const whole = (cut: CutPage) => slim(cut, sheets, environment.supabaseUrl);
    const own = frame?.own;
    if (own) {
      frame.draw = (place) =>
        withLocale(language, async () => whole(filled(page, await own(place), site)));
    }
    drawing.html = putTogether(whole(page));
    return response;
  });
});
