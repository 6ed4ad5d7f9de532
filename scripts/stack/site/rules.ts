import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';
import { projectRoot } from '../home.ts';
import { type Redirect, redirectSchema } from './redirects.ts';

const headerSchema = z.object({
  forRegExp: z.instanceof(RegExp),
  values: z.record(z.string(), z.string()),
});

/** What netlify.toml and a release's `_redirects` and `_headers` ask for. */
export type Rules = {
  redirects: readonly Redirect[];
  /** Header names and values for a path; where rules overlap, the later one wins. */
  headersFor: (pathname: string) => Map<string, string>;
};

/**
 * Reads redirects and headers with Netlify's own parsers, so that both places follow one file.
 *
 * @param folder of the built site.
 * @throws Error naming every rule that the parsers refuse.
 */
export async function readRules(folder: string): Promise<Rules> {
  const netlifyConfigPath = join(projectRoot, 'netlify.toml');
  const [parsedHeaders, parsedRedirects] = await Promise.all([
    parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      netlifyConfigPath,
      configHeaders: [],
      minimal: false,
    }),
    parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      netlifyConfigPath,
      configRedirects: [],
      minimal: false,
    }),
  ]);
  const errors = [...parsedHeaders.errors, ...parsedRedirects.errors];
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  const headers = z.array(headerSchema).parse(parsedHeaders.headers);
  return {
    redirects: z.array(redirectSchema).parse(parsedRedirects.redirects),
    headersFor: (pathname) => {
      const found = new Map<string, string>();
      for (const { forRegExp, values } of headers) {
        if (!forRegExp.test(pathname)) continue;
        for (const [name, value] of Object.entries(values)) found.set(name.toLowerCase(), value);
      }
      return found;
    },
  };
}
