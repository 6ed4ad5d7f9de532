/** The mails that the backend sends: their texts, and links that work in whichever browser opens them. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folder = new URL('../../supabase/templates/', import.meta.url);
const configuration = await readFile(
  new URL('../../supabase/config.toml', import.meta.url),
  'utf8',
);
const templates = await readdir(folder);

test('each template is in use, and each that is in use exists', () => {
  const used = [...configuration.matchAll(/content_path = "\.\/supabase\/templates\/(.+)"/g)];
  expect(used.map(([, name]) => name).sort()).toEqual(templates.sort());
});

test.each([
  ['confirmation.html', 'signin', 'signup'],
  ['recovery.html', 'reset-password', 'recovery'],
  ['magic-link.html', 'signin', 'magiclink'],
  ['invite.html', 'reset-password', 'invite'],
])('%s leads to /%s with a token hash, each language to its own page', async (name, page, type) => {
  const text = await readFile(new URL(name, folder), 'utf8');
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
  const query = `${page}?token_hash={{ .TokenHash }}&type=${type}#for={{ .Email }}`;
  expect(links).toEqual([`{{ .SiteURL }}/${query}`, `{{ .SiteURL }}/ar/${query}`]);
  expect(text).toContain('lang="ar" dir="rtl"');
  // The embedded backend fills in plain variables only; anything cleverer would be mailed as it stands.
  const variables = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, variable]) => variable?.trim());
  expect(new Set(variables)).toEqual(new Set(['.SiteURL', '.TokenHash', '.Email']));
  expect(text).not.toMatch(/<script|https?:\/\//);
});
