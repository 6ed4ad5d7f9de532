import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import { cleanStores } from 'nanostores';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { storageKeys } from '#lib/web-storage.ts';
import { $homePlace, setHomePlace } from './home-place.store.ts';

beforeAll(() => {
  useTestStorageEngine();
  // Another file of this worker may have left the store mounted, where it hears nothing of this engine.
  cleanStores($homePlace);
});
beforeEach(() => {
  cleanTestStorage();
  setHomePlace('cairo');
});

it('is kept for the next page, and Cairo leaves no trace', () => {
  setHomePlace('luxor');
  expect(getTestStorage()).toEqual({ [storageKeys.homePlace]: 'luxor' });
  setHomePlace('cairo');
  expect(getTestStorage()).toEqual({});
});

it('is Cairo where something else is stored', () => {
  onTestFinished($homePlace.listen(() => undefined));
  setTestStorageKey(storageKeys.homePlace, '<b>');
  expect($homePlace.get()).toBe('cairo');
});
