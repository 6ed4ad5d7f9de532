import { withCompactMarkup } from './compact-markup.build';
import { withContentSecurityPolicy } from './content-security-policy.build';
import { withLateParts } from './late-parts.build';
import type { PageParts } from './page-parts.build';
import { withUsedSheets } from './used-sheets.build';

/**
 * A page without what it does not need, and with what it allows.
 * @param backendUrl address of the Supabase project, or empty
 */
export function slim(page: PageParts, backendUrl: string): PageParts {
  const { markup, marks } = withCompactMarkup(page.markup);
  const whole = withLateParts({ markup, sheets: page.sheets });
  return withContentSecurityPolicy(withUsedSheets(whole, marks), backendUrl);
}
