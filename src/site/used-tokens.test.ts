import { expect, it } from 'vitest';
import { withUsedTokens } from './used-tokens.build';

const page = (css: string, body = '') => `<style>${css}</style><body>${body}</body>`;

it('keeps the colours that rules or drawings of the page use, in both themes', () => {
  const themes = ':root{--ink:1 2 3;--brand:4 5 6;--line:7 8 9}.dark{--ink:3 2 1;--line:9 8 7}';
  const rule = 'p{color:rgb(var(--ink));outline:rgb(var(--brand) / .5)}';
  const drawing = '<rect fill="rgb(var(--line))"/>';
  expect(withUsedTokens(page(themes + rule, drawing))).toBe(page(themes + rule, drawing));
});

it('leaves out those that it does not use', () => {
  const themes = ':root{--header:4rem;--on-brand:1 2 3;--brand:4 5 6;--danger:7 8 9}';
  const rule = 'p{color:rgb(var(--brand))}';
  const kept = ':root{--header:4rem;--brand:4 5 6;}';
  expect(withUsedTokens(page(themes + rule))).toBe(page(kept + rule));
});
