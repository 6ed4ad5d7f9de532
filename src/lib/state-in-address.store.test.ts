import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateInAddress, textIn } from './state-in-address.ts';

const words = stateInAddress({ word: '' }, { word: textIn('q') });

/** A window with a history of addresses. */
function windowAt(...addresses: string[]) {
  const entries = addresses.map((address) => new URL(address, 'https://tayar.example'));
  const listeners = new Set<() => void>();
  const shown = () => entries.at(-1) ?? new URL('https://tayar.example');
  vi.stubGlobal('location', {
    get pathname() {
      return shown().pathname;
    },
    get search() {
      return shown().search;
    },
    hash: '',
  });
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, address: string) => entries.push(new URL(address, shown())),
    replaceState: (_: unknown, __: string, address: string) =>
      entries.splice(-1, 1, new URL(address, shown())),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', () => listeners.clear());
  return {
    back: () => {
      entries.pop();
      for (const listener of listeners) listener();
    },
    address: () => shown().pathname + shown().search,
  };
}

/** Stores go on listening for a while. */
let stop = () => {};

const load = async () => {
  vi.resetModules();
  const { storeInAddress } = await import('./state-in-address.store.ts');
  const { $place, goTo } = await import('./page-address.store.ts');
  const store = storeInAddress(words, () => ['/list', '/list/print']);
  stop = () => cleanStores(store.$state, $place);
  return { ...store, goTo };
};

beforeEach(() => vi.stubEnv('SSR', false));
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a store keeps its state while another part is shown, and comes back with it', async () => {
  const shown = windowAt('/list?q=seal');
  const { $state, address, goTo, correct } = await load();
  $state.listen(() => undefined);
  goTo('/numbers?q=30');
  expect($state.get()).toEqual({ word: 'seal' });
  expect(address()).toBe('/list?q=seal');
  goTo('/list?q=atto');
  expect($state.get()).toEqual({ word: 'atto' });
  shown.back();
  shown.back();
  expect(shown.address()).toBe('/list?q=seal');
  expect($state.get()).toEqual({ word: 'seal' });
  correct({ word: 'dolphin' });
  expect(shown.address()).toBe('/list?q=dolphin');
});

test('a change from elsewhere leads to its page', async () => {
  const shown = windowAt('/numbers?q=30');
  const { $state, enter } = await load();
  enter({ word: 'seal' });
  expect(shown.address()).toBe('/list?q=seal');
  expect($state.get()).toEqual({ word: 'seal' });
  shown.back();
  expect(shown.address()).toBe('/numbers?q=30');
});
