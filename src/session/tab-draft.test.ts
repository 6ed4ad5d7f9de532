import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/page-globals.ts';
import { $user, draftPrefix, setUser } from './session.store.ts';
import { tabDraft } from './tab-draft.ts';

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null };
const karim = { ...mona, id: 'karim' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  setUser(mona);
});
afterEach(() => {
  sessionStorage.removeItem(`${draftPrefix}note`);
  $user.set(null);
  vi.unstubAllGlobals();
});

test('what was typed outlives the end of a session, for the same person', () => {
  tabDraft('note').save({ text: 'Call her' });
  setUser(null);
  setUser(mona);
  expect(tabDraft('note').kept).toEqual({ text: 'Call her' });
  tabDraft('note').remove();
  expect(tabDraft('note').kept).toBeNull();
});

test('it is still saved while the session is over, but not once somebody else is there', () => {
  const draft = tabDraft('note');
  setUser(null);
  draft.save('still mine');
  setUser(karim);
  draft.save('not mine');
  expect(tabDraft('note').kept).toBeNull();
  setUser(mona);
  expect(tabDraft('note').kept).toBe('still mine');
});
