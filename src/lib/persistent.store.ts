import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { readText, removeText, saveText } from './web-storage.ts';

/** Values that local storage refuses: they last as long as the page. */
const unsaved = new Map<string, string>();

const read = (key: string) => unsaved.get(key) ?? readText('browser', key) ?? undefined;

/**
 * Local storage as the library expects it, a plain object. Unlike the real one it never throws: some browsers refuse
 * storage, some have none (`localStorage` is null in some Android WebViews), and it may be full.
 */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => typeof key === 'string' && read(key) !== undefined,
    get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
    set(_, key, text) {
      if (typeof key !== 'string') return false;
      if (saveText('browser', key, text)) unsaved.delete(key);
      else unsaved.set(key, text);
      return true;
    },
    deleteProperty(_, key) {
      if (typeof key !== 'string') return false;
      unsaved.delete(key);
      removeText('browser', key);
      return true;
    },
  },
);

const noEvents = { addEventListener() {}, removeEventListener() {} };

setPersistentEngine(engine, typeof window === 'undefined' ? noEvents : windowPersistentEvents);

/**
 * A store that local storage keeps, for every page and tab. Import it from here, never from the library: this works
 * where the browser has no storage.
 */
export { persistentAtom };
