import { vi } from 'vitest';

/** What is kept in one storage, as a browser keeps it. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Stands in for the parts of a page that code for the browser reads: its address and what it keeps. */
export function stubPage(address: string) {
  const url = new URL(address, 'https://tayar.example');
  const assign = vi.fn();
  const { pathname, search, hash, origin } = url;
  vi.stubGlobal('location', { pathname, search, hash, origin, assign });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  return { assign };
}
