import { vi } from 'vitest';

type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept in one storage, as a browser keeps it: its keys are those of the object. */
export function memoryStorage(): KeyedStorage {
  const methods: KeyedStorage = {
    getItem: (key) => Reflect.get(kept, key) ?? null,
    setItem: (key, value) => void Reflect.set(kept, key, value),
    removeItem: (key) => void Reflect.deleteProperty(kept, key),
  };
  const kept: KeyedStorage = Object.create(methods);
  return kept;
}

/** Stands in for the parts of a page that code for the browser reads: its address and what it keeps. */
export function stubPage(address: string) {
  const url = new URL(address, 'https://tayar.example');
  const [assign, replace] = [vi.fn(), vi.fn()];
  const { pathname, search, hash, origin } = url;
  vi.stubGlobal('location', { pathname, search, hash, origin, assign, replace });
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  return { assign, replace };
}
