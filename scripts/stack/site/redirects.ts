import { z } from 'zod';

export const redirectSchema = z.object({
  path: z.string(),
  to: z.string(),
  query: z.record(z.string(), z.string()).default({}),
  status: z.number().int().default(301),
  force: z.boolean().default(false),
});

/** One rule of netlify.toml or `_redirects`, as Netlify's own parser gives it. */
export type Redirect = z.output<typeof redirectSchema>;

/** Where a request goes by a rule: elsewhere, or to another file of the site with the given status. */
export type Destination =
  | { kind: 'redirect'; location: string; status: number }
  | { kind: 'rewrite'; pathname: string; status: number };

/**
 * Finds the first rule for an address, as Netlify does: `*` at the end, `:name` for one segment,
 * listed query parameters required. The query is kept unless the rule's target has one of its own.
 *
 * @param forced only rules that win over files, or only the others.
 */
export function findDestination(
  rules: readonly Redirect[],
  address: { pathname: string; search: string },
  forced: boolean,
): Destination | undefined {
  for (const rule of rules) {
    if (rule.force !== forced) continue;
    const values = matchPath(rule.path, address.pathname);
    if (!values || !matchQuery(rule.query, new URLSearchParams(address.search), values)) continue;
    const target = rule.to.replace(/:([a-z_]\w*)/gi, (whole, name) => values.get(name) ?? whole);
    if (rule.status === 200 || rule.status >= 400) {
      return { kind: 'rewrite', pathname: target, status: rule.status };
    }
    const query = target.includes('?') || Object.keys(rule.query).length > 0 ? '' : address.search;
    return { kind: 'redirect', location: `${target}${query}`, status: rule.status };
  }
  return undefined;
}

function matchPath(pattern: string, pathname: string): Map<string, string> | undefined {
  const values = new Map<string, string>();
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  for (const [index, part] of wanted.entries()) {
    if (part === '*') {
      values.set('splat', given.slice(index).join('/'));
      return values;
    }
    const segment = given[index];
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) values.set(part.slice(1), segment);
    else if (part.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return given.length === wanted.length ? values : undefined;
}

function matchQuery(
  wanted: Redirect['query'],
  given: URLSearchParams,
  values: Map<string, string>,
): boolean {
  return Object.entries(wanted).every(([name, expected]) => {
    const value = given.get(name);
    if (value === null) return false;
    if (!expected.startsWith(':')) return value === expected;
    values.set(expected.slice(1), encodeURIComponent(value));
    return true;
  });
}
