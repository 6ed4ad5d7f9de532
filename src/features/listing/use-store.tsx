import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of a store, followed. (That of the library for React knows maps too, which costs more than this.) */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const read = () => store.get();
  return useSyncExternalStore(store.listen, read, read);
}
