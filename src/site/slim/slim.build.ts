import { withSheets } from '../prerender/sheets.build';
import { withContentSecurityPolicy } from './content-security-policy.build';
import type { CutPage } from './cut-page.build';
import { withLateParts } from './late-parts.build';
import type { PageParts } from './page-parts.build';
import { withUsedSheets } from './used-sheets.build';

/**
 * A page without what it does not need, and with what it allows.
 * @param sheets all of the site, which its own only name (`nameSheets`)
 * @param backendUrl address of the Supabase project, or empty
 */
export function slim(
  { parts, ...said }: CutPage,
  sheets: readonly string[],
  backendUrl: string,
): PageParts {
  const late = withLateParts(withSheets(parts, sheets));
  const used = withUsedSheets({ parts: late, ...said });
  return withContentSecurityPolicy(used, backendUrl);
}
