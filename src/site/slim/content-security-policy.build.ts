import { createHash } from 'node:crypto';
import { memoized } from '@/lib/memoized';
import { type PageParts, textsOf, withTexts } from './page-parts.build';

/**
 * A page's Content-Security-Policy, as a `meta` element: only what the page itself holds inline may run, named
 * by its hash, and nothing may be fetched from elsewhere than this site and its backend. What a `meta` element
 * cannot say (frame-ancestors) and what is the same for all pages stands in netlify.toml.
 * @param backendUrl address of the Supabase project, or empty
 */
export function withContentSecurityPolicy(parts: PageParts, backendUrl: string): PageParts {
  // Stored pictures: only a backend on this machine is reached without https.
  const storage = backendUrl.startsWith('http:') ? backendUrl : '';
  const scripts = textsOf(parts, 'script').map((element) => element.replace(outerTags, ''));
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes(scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashes(textsOf(parts, 'sheet'))].join(' ')}`,
    `img-src 'self' https: ${storage}`.trim(),
    `connect-src 'self' ${backendUrl}`.trim(),
  ].join(';');
  // The policy follows it, and so stands before everything that it governs.
  if (textsOf(parts, 'first').length !== 1)
    throw new Error('A page must begin its head with its charset');
  const element = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return withTexts(parts, 'first', (charset) => charset + element);
}

const outerTags = /^<script[^>]*>|<\/script>$/g;

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hashOf))];
}

/** Thousands of pages share a few styles and scripts. */
const hashOf = memoized(
  (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
);
