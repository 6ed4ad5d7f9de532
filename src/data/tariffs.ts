import type { Backend } from './client';
import { everyRow, pageSize } from './every-row';

/**
 * Every row of the dated figures, unparsed, in the order of keys and days; past and future ones among them.
 * @throws when the backend refuses or cannot be reached
 */
export async function allTariffs(backend: Backend): Promise<unknown[]> {
  return everyRow<{ key: string; valid_from: string }>('tariffs', (last) => {
    const query = backend.from('tariffs').select('key,valid_from,value,unit,note,source');
    return (last === undefined ? query : query.or(after(last)))
      .order('key')
      .order('valid_from')
      .limit(pageSize)
      .overrideTypes<{ key: string; valid_from: string }[], { merge: false }>();
  });
}

/** The primary key has two columns: the later days of the same key, then the keys behind it. */
function after({ key, valid_from }: { key: string; valid_from: string }): string {
  const day = valid_from.slice(0, 10);
  return `key.gt.${key},and(key.eq.${key},valid_from.gt.${day})`;
}
