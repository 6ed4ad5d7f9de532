import { expect, test } from 'vitest';
import { withContentSecurityPolicy } from './content-security-policy.build';
import { cutPage } from './cut-page.build';
import { putTogether } from './page-parts.build';

const page = (inside: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${inside}</head><body></body></html>`;

const withPolicy = (html: string, backendUrl: string) =>
  putTogether(withContentSecurityPolicy(cutPage(html).parts, backendUrl));

function policyOf(html: string): string {
  return /content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

test('names what the page holds inline by its hash, each once, and allows no other inline code', () => {
  const html = page('<script>a()</script><script>a()</script><style>b{}</style>');
  const policy = policyOf(withPolicy(html, ''));
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';",
  );
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).not.toContain('unsafe');
});

test('leaves out scripts that come from a file and blocks of data', () => {
  const html = page('<script src="/x.js"></script><script type="application/ld+json">{}</script>');
  expect(policyOf(withPolicy(html, ''))).toContain("script-src 'self';");
});

test('the policy stands before all that it governs, and lets the page reach its backend', () => {
  const html = withPolicy(page('<script>a()</script>'), 'https://x.supabase.co');
  expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<script>'));
  expect(policyOf(html)).toContain("connect-src 'self' https://x.supabase.co");
});

test('pictures may come from the storage of the backend, also of one on this machine', () => {
  const imagesOf = (backend: string) =>
    /img-src ([^;]*)/.exec(policyOf(withPolicy(page(''), backend)))?.[1];
  expect(imagesOf('https://x.supabase.co')).toBe("'self' https:");
  expect(imagesOf('http://127.0.0.1:54321')).toBe("'self' https: http://127.0.0.1:54321");
});
