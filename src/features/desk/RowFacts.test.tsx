import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Lead } from '#data/desk.ts';
import { RowFacts } from './RowFacts.tsx';

const now = Date.parse('2026-11-28T12:00:00Z');
const lead = {
  ...{ subject: 'BYD Seal', duplicate_of: null, next_step: null, next_at: null, language: 'en' },
  ...{ more: 0, city: null, budget_egp: null, source: 'site', last_action: null, last_at: null },
} as Lead;

test.each<[string, Partial<Lead>, string]>([
  ['the car alone where nothing else is known', {}, 'BYD Seal'],
  [
    'how many more, what was done, where from',
    {
      ...{ more: 2, city: 'Giza', budget_egp: 850_000, source: 'facebook' },
      ...{ last_action: 'note', last_at: '2026-11-28T11:00:00Z' },
    },
    'BYD Seal · 2 more · wrote a note (1 hr ago) · Giza · EGP 850,000 · Facebook',
  ],
])('a row says %s', async (_, change, words) => {
  const { container } = await render(<RowFacts lead={{ ...lead, ...change }} now={now} />);
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(words);
});
