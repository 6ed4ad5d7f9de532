import { expect, it } from 'vitest';
import { marksIn } from './fixture';
import { usedTokens } from './used-tokens.build';

const styles = (css: string, body = '') =>
  usedTokens([css], marksIn(`<style></style><body>${body}</body>`))[0];

it('keeps the colours that rules or drawings of the page use, in both themes', () => {
  const themes = ':root{--ink:1 2 3;--brand:4 5 6;--line:7 8 9}.dark{--ink:3 2 1;--line:9 8 7}';
  const rule = 'p{color:var(--ink);outline:color-mix(in srgb, var(--brand) 50%, transparent)}';
  const drawing = '<rect fill="var(--line)"/>';
  expect(styles(themes + rule, drawing)).toBe(themes + rule);
});

it('leaves out those that it does not use', () => {
  const themes =
    ':root{--header:4rem;--on-brand:1 2 3;--brand:4 5 6;--shadow-card:0 1px 2px #0000, 0 8px 2px #0001;--danger:7 8 9}';
  const rule = 'p{color:var(--brand)}';
  const kept = ':root{--header:4rem;--brand:4 5 6;}';
  expect(styles(themes + rule)).toBe(kept + rule);
});
