import { formatDay } from '@/lib/dates';
import { listed } from '@/lib/enumeration';
import { m } from '@/paraglide/messages.js';
import { type Figure, sourceName } from './tariffs';

/** Since when figures hold and who says so: 'since 3 September 2025 (Decree 101/2025)'; each origin once. */
export function originsOf(figures: readonly Figure[]): string {
  const origins = figures.map((figure) =>
    m.tariffs_origin({ date: formatDay(figure.validFrom), source: sourceName(figure) }),
  );
  return listed([...new Set(origins)]);
}
