import { expect, test } from 'vitest';
import type { Lead } from '#data/desk.ts';
import { csvOf } from '#lib/csv.ts';
import { tableOfLeads } from './lead-cells.ts';

const lead = {
  ...{ kind: 'walk_in', id: '3f7a21c0-0000-4000-8000-000000000001', source: 'showroom' },
  ...{ created_at: '2026-11-21T22:05:00Z', name: '=HYPERLINK("x")', phone: '+201012345678' },
  ...{ email: '', subject: 'BYD Seal', city: 'الجيزة', budget_egp: 900_000, language: 'ar' },
  ...{ status: 'done', stage: 'offer', outcome: 'lost', outcome_reason_id: 'no-reply' },
  ...{ outcome_reason: 'twice', deal_item_name: null, amount_egp: null, expected_on: null },
  ...{ closed_at: null, owner_name: 'Rania', next_step: 'call_again', next_at: null },
  ...{ visit_on: null, answered_at: '2026-07-01T10:00:00Z' },
} as Lead;

test('a row has words, Cairo times, and heads in both languages', () => {
  const { fields, rows } = tableOfLeads([lead], () => 'No reply');
  expect(fields).toContain('Phone / التليفون');
  expect(new Set(fields).size).toBe(fields.length);
  const [cells = []] = rows;
  const cell = (head: string) => cells[fields.findIndex((field) => field.startsWith(head))];
  expect(cell('Number')).toBe('3F7A21C0');
  expect(cell('Sent')).toBe('2026-11-22 00:05');
  expect(cell('Answered')).toBe('2026-07-01 13:00');
  expect(cell('Reason')).toBe('No reply · twice');
  expect(cell('Source')).toBe('Showroom');
});

test('no cell is a formula', async () => {
  const { fields, rows } = tableOfLeads([lead], () => null);
  const text = await csvOf(fields, rows);
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain("'+201012345678");
});
