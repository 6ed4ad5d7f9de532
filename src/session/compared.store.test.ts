import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import { cleanStores } from 'nanostores';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  $compared,
  clearCompared,
  removeCompared,
  setCompared,
  toggleCompared,
} from './compared.store.ts';

const [seal, atto, zeekr] = [
  { brandId: 'byd', id: 'seal-1' },
  { brandId: 'byd', id: 'atto-3-2' },
  { brandId: 'zeekr', id: 'seal-1' },
];

beforeAll(() => {
  useTestStorageEngine();
  // Another file of this worker may have left the store mounted, where it hears nothing of this engine.
  cleanStores($compared);
});
beforeEach(() => {
  cleanTestStorage();
  clearCompared();
});

describe('the selection', () => {
  it('takes two cars and refuses the third', () => {
    expect(toggleCompared(seal)).toBe(true);
    expect(toggleCompared(zeekr)).toBe(true);
    expect(toggleCompared(atto)).toBe(false);
    expect($compared.get()).toEqual([seal, zeekr]);
  });

  it('drops a car that is toggled or removed, and takes another then', () => {
    setCompared([seal, zeekr]);
    expect(toggleCompared(seal)).toBe(true);
    expect($compared.get()).toEqual([zeekr]);
    removeCompared(zeekr);
    expect($compared.get()).toEqual([]);
    expect(toggleCompared(atto)).toBe(true);
  });

  it('holds no car twice, and no more than two', () => {
    setCompared([seal, seal, atto, zeekr]);
    expect($compared.get()).toEqual([seal, atto]);
  });

  it('is kept where the next page finds it, and follows other tabs', () => {
    setCompared([seal]);
    expect(JSON.parse(getTestStorage()['tayar-compare'] ?? '')).toEqual([seal]);
    const stop = $compared.listen(() => {});
    setTestStorageKey('tayar-compare', JSON.stringify([zeekr]));
    expect($compared.get()).toEqual([zeekr]);
    setTestStorageKey('tayar-compare', '{"broken');
    expect($compared.get()).toEqual([]);
    stop();
  });
});
