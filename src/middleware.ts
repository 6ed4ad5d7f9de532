import { defineMiddleware } from 'astro:middleware';
import { environment } from './config/environment';
import { languageOf } from './config/languages';
import { reads } from './lib/reads.build';
import { withCompactMarkup } from './site/compact-markup.build';
import { withContentSecurityPolicy } from './site/content-security-policy.build';
import { islandNames, scriptNames } from './site/island-names.build';
import { withLateParts } from './site/late-parts.build';
import { type PageParts, putTogether, takeApart } from './site/page-parts.build';
import { withUsedFonts } from './site/used-fonts.build';
import { withUsedStyles } from './site/used-styles.build';
import { withUsedTokens } from './site/used-tokens.build';

/** Runs once per page while the site is built; the development server injects scripts that no policy foresees. */
export const onRequest = defineMiddleware(({ routePattern }, next) =>
  reads(languageOf(routePattern).language, async () => {
    const response = await next();
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isPage || import.meta.env.DEV) return response;
    return new Response(putTogether(slim(takeApart(await response.text()))), response);
  }),
);

/** The page without what it does not need, and with what it allows. */
function slim({ markup, sheets }: PageParts): PageParts {
  const page = withLateParts({ markup: withServerIds(withCompactMarkup(markup)), sheets });
  const styled = page.markup.includes('<astro-island')
    ? withUsedStyles(page, islandNames)
    : withUsedFonts(withUsedStyles(page, scriptNames));
  return withContentSecurityPolicy(withUsedTokens(styled), environment.supabaseUrl);
}

/**
 * Drawn without streams, an island's elements have ids without the prefix that the browser is told to give them, and
 * what one element says of another by its id would come apart: labels, hints, errors. One island of a page needs none.
 */
function withServerIds(html: string): string {
  return html.replace(/(<astro-island[^>]*?) prefix="[^"]*"/g, '$1 prefix=""');
}
