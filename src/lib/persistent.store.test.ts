import { setPersistentEngine } from '@nanostores/persistent';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/page-globals.ts';

const codec = { encode: JSON.stringify, decode: (text: string) => JSON.parse(text) };

/** A store as a page makes it that has just opened. */
async function openPage() {
  vi.resetModules();
  const { persistentAtom } = await import('./persistent.store.ts');
  return persistentAtom<string[]>('cars', [], codec);
}

beforeEach(() => {
  // The stores' own timers would fire after the test, when the stubs are gone.
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
// Vitest shares imports between test files, and these are bound to a fake browser, so the modules are reset. The
// library itself keeps its engine: stores of other files that end a second later would ask it for a window.
afterAll(() => {
  vi.resetModules();
  setPersistentEngine({}, { addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a store that the browser keeps', () => {
  it('is found by the next page', async () => {
    vi.stubGlobal('localStorage', memoryStorage());
    (await openPage()).set(['seal']);
    expect((await openPage()).get()).toEqual(['seal']);
  });

  const full = {
    ...memoryStorage(),
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };
  it.each([
    ['null', null],
    ['missing', undefined],
    ['full', full],
  ])('lasts as long as the page where storage is %s', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const $cars = await openPage();
    $cars.set(['seal']);
    // Listening anew makes the library read its storage again.
    $cars.listen(() => {})();
    $cars.listen(() => {})();
    expect($cars.get()).toEqual(['seal']);
    expect((await openPage()).get()).toEqual([]);
  });
});
