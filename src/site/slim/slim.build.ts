import { withCompactMarkup } from './compact-markup.build';
import { withContentSecurityPolicy } from './content-security-policy.build';
import { withLateParts } from './late-parts.build';
import type { PageParts } from './page-parts.build';
import { withUsedSheets } from './used-sheets.build';

/**
 * A page without what it does not need, and with what it allows.
 * @param backendUrl address of the Supabase project, or empty
 */
export function slim({ markup, sheets }: PageParts, backendUrl: string): PageParts {
  const page = withLateParts({ markup: withServerIds(withCompactMarkup(markup)), sheets });
  return withContentSecurityPolicy(withUsedSheets(page), backendUrl);
}

/**
 * Drawn without streams, an island's elements have ids without the prefix that the browser is told to give them, and
 * what one element says of another by its id would come apart: labels, hints, errors. One island of a page needs none.
 */
function withServerIds(html: string): string {
  return html.replace(/(<astro-island[^>]*?) prefix="[^"]*"/g, '$1 prefix=""');
}
