import { forget, type Keeper, storage } from './web-storage';

/** Forgets all texts whose keys begin so. */
export function forgetAll(keeper: Keeper, prefix: string): void {
  for (const key of keysOf(keeper, prefix)) forget(keeper, key);
}

/** The keys that begin so; none where the browser keeps nothing. */
export function keysOf(keeper: Keeper, prefix: string): string[] {
  try {
    return Object.keys(storage(keeper)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
