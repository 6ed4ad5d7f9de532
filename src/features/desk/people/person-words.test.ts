import { expect, test } from 'vitest';
import type { Lead } from '#data/desk.ts';
import { leadFor, openFirst, peopleOf, stepWords } from './person-words.ts';

const lead = (id: string, status: Lead['status'], change: Partial<Lead> = {}) =>
  ({ id, status, person_id: 'p', phone: '010', email: '', ...change }) as Lead;
const [closed, open, other] = [
  lead('1', 'done', { phone: '012', email: 'Mona@example.com' }),
  lead('2', 'new'),
  lead('3', 'in_progress', { person_id: 'q', phone: '012' }),
];
const about = {
  at: '2026-11-29T10:00:00Z',
  id: '1',
  kind: 'car_request',
  request_id: 'r',
} as const;

test('open requests come first', () => {
  expect(openFirst([closed, open]).map(({ id }) => id)).toEqual(['2', '1']);
});

test('a person is found once, by the first request', () => {
  expect(peopleOf([closed, other, open])).toMatchObject([
    { id: 'p', lead: closed, found: 2 },
    { id: 'q', found: 1 },
  ]);
});

test('a call belongs to an open request of the number, else to one of the person', () => {
  expect(leadFor([closed, open, other], { phone: '012' })).toBe(other);
  expect(leadFor([closed, open], { phone: '012' })).toBe(closed);
  expect(leadFor([closed, open], { phone: '099' })).toBe(open);
  expect(leadFor([open, closed], { email: 'mona@example.com' })).toBe(closed);
  expect(leadFor([], { phone: '012' })).toBe(null);
});

test('the timeline says what was sent, mailed and merged', () => {
  expect(
    stepWords({
      ...{ ...about, type: 'sent' },
      facts: {
        subject: '',
        shown: { cars: [{ brand_id: 'b', id: 'c', name: 'Seal', price: null }] },
      },
    }),
  ).toMatchObject({
    line: expect.stringMatching(/^Request: /),
    text: expect.stringMatching(/Seal$/),
  });
  const mail = {
    ...about,
    type: 'mail',
    facts: { step: 'x', sent: false, given_up: true },
  } as const;
  expect(stepWords(mail).line).toBe('An email could not be delivered');
  const facts = { actor_name: 'Rania', requests: 2, undone_at: about.at, undone_by: 'Nadia' };
  expect(stepWords({ at: about.at, id: '1', type: 'merge', facts })).toEqual({
    actor: 'Rania',
    line: 'merged another person into this one, with 2 requests',
    text: 'Nadia parted them again',
  });
});
