import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/page-globals.ts';
import { openDraft, removeDraft, saveDraft, visitor } from './draft.ts';
import { draftPrefix } from './session.store.ts';

const storage = memoryStorage();
const day = 24 * 60 * 60 * 1000;

beforeEach(() => vi.stubGlobal('localStorage', storage));
afterEach(() => {
  removeDraft('visit');
  vi.unstubAllGlobals();
});

test('what was typed is there again, under the same id, in every tab', () => {
  const draft = openDraft('visit', 'mona');
  saveDraft('visit', 'mona', { id: draft.id, values: { name: 'منى' } });
  expect(openDraft('visit', 'mona')).toEqual({ id: draft.id, values: { name: 'منى' } });
});

test('what was passed without an answer takes nothing else with it', () => {
  const { id } = openDraft('visit', 'mona');
  const kept = { userId: 'mona', at: Date.now(), id, values: { name: 'Mona', time: null } };
  storage.setItem(`${draftPrefix}visit`, JSON.stringify(kept));
  expect(openDraft('visit', 'mona')).toEqual({ id, values: { name: 'Mona', time: '' } });
});

test('an empty form saves a draft when it opens, so that two tabs send one request', () => {
  const draft = openDraft('visit', 'mona');
  expect(storage.getItem(`${draftPrefix}visit`)).toBeNull();
  saveDraft('visit', 'mona', draft);
  expect(openDraft('visit', 'mona').id).toBe(draft.id);
});

test('nobody sees another person’s draft', () => {
  const draft = openDraft('visit', 'mona');
  saveDraft('visit', 'mona', { id: draft.id, values: { name: 'Mona' } });
  const other = openDraft('visit', 'karim');
  expect(other.values).toEqual({});
  expect(other.id).not.toBe(draft.id);
});

test('whoever signs in takes over what they typed before, and nobody after them', () => {
  const { id } = openDraft('visit', visitor);
  saveDraft('visit', visitor, { id, values: { name: 'Mona' } });
  expect(openDraft('visit', visitor).values).toEqual({ name: 'Mona' });
  const own = openDraft('visit', 'mona');
  expect(own).toEqual({ id, values: { name: 'Mona' } });
  saveDraft('visit', 'mona', own);
  expect(openDraft('visit', 'karim').values).toEqual({});
  expect(openDraft('visit', visitor).values).toEqual({});
});

test('a visitor deletes no draft of somebody whose session has ended', () => {
  const { id } = openDraft('visit', 'mona');
  saveDraft('visit', 'mona', { id, values: { name: 'Mona' } });
  const draft = openDraft('visit', visitor);
  expect(draft.values).toEqual({});
  saveDraft('visit', visitor, draft);
  expect(openDraft('visit', 'mona')).toEqual({ id, values: { name: 'Mona' } });
});

test('what a visitor typed is out of date after an hour', () => {
  saveDraft('visit', visitor, { id: crypto.randomUUID(), values: { name: 'Mona' } }, 0);
  expect(openDraft('visit', visitor, day / 24).values).toEqual({});
});

test('a draft that was sent is deleted, and the next has a new id', () => {
  const { id, values } = openDraft('visit', 'mona');
  saveDraft('visit', 'mona', { id, values });
  removeDraft('visit');
  expect(openDraft('visit', 'mona').id).not.toBe(id);
});

test('a week later it is out of date', () => {
  const { id } = openDraft('visit', 'mona', 0);
  saveDraft('visit', 'mona', { id, values: { name: 'Mona' } }, 0);
  expect(openDraft('visit', 'mona', 7 * day - 1).id).toBe(id);
  expect(openDraft('visit', 'mona', 7 * day).values).toEqual({});
});

test('opening a form deletes expired drafts and those of other people', () => {
  saveDraft('visit', 'mona', { id: crypto.randomUUID(), values: { name: 'Mona' } }, 0);
  saveDraft('finance', 'karim', { id: crypto.randomUUID(), values: { income: '9' } }, 7 * day);
  saveDraft('advice', 'mona', { id: crypto.randomUUID(), values: { name: 'Mona' } }, 7 * day);
  openDraft('insurance', 'mona', 7 * day);
  expect(Object.keys(storage)).toEqual([`${draftPrefix}advice`]);
  removeDraft('advice');
});

test('a clock that is set back deletes no draft', () => {
  const { id } = openDraft('visit', 'mona', day);
  saveDraft('visit', 'mona', { id, values: { name: 'Mona' } }, day);
  expect(openDraft('visit', 'mona', 0)).toEqual({ id, values: { name: 'Mona' } });
});

test.each(['', 'null', '{', '{"userId":"mona","at":0,"id":"x","values":{}}', '[1]'])(
  'a stored %o is no draft',
  (text) => {
    storage.setItem(`${draftPrefix}visit`, text);
    expect(openDraft('visit', 'mona', 1).values).toEqual({});
  },
);

test('where the browser keeps nothing a form still has an id', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(openDraft('visit', 'mona').id).toMatch(/^[0-9a-f-]{36}$/);
});
