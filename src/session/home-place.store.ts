import { usualTrip } from '#domain/roads.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';

/** The place of the map that the reader last said they live in, by its id; Cairo leaves no trace. */
export const $homePlace = persistentAtom<string>(storageKeys.homePlace, usualTrip.from, {
  encode: (id) => (id === usualTrip.from ? undefined : id),
  decode: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : usualTrip.from),
});

/** The value while the page is built and hydrated, before storage is read; pass it to `useStore` as `ssr`. */
export const usualHome = () => usualTrip.from;

export function setHomePlace(id: string): void {
  $homePlace.set(id);
}
