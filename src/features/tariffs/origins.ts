import { type Figure, generalKnowledge } from '#domain/tariffs.ts';
import { formatDay } from '#lib/dates.ts';
import { formatUngrouped } from '#lib/number.ts';
import { listed, namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** Newspapers whose names say more than the addresses of their pages. */
const publishers = new Map([
  ['elnabaa.net', m.name_publisher_elnabaa],
  ['elbalad.news', m.name_publisher_elbalad],
]);

/** Since when figures hold and who says so: 'since 3 September 2025 (Decree 101/2025)'; each origin once. */
export function originsOf(figures: readonly Figure[]): string {
  const origins = figures.map((figure) =>
    m.tariffs_origin({ date: formatDay(figure.validFrom), source: sourceName(figure) }),
  );
  return listed([...new Set(origins)]);
}

/**
 * The source of a figure, in the reader's language where that name is known: the source up to its first colon, days in
 * brackets left out.
 */
export function sourceName({ source }: Pick<Figure, 'source'>): string {
  const name = (source.split(': ', 1)[0] ?? '').replace(/\s*\((?:\d{4}[-\d]*|undated)\)/g, '');
  const [, number] = /^Decree (\S+)$/.exec(name) ?? [];
  if (number !== undefined)
    return m.name_decree({
      number: number.replace(/\d+/g, (part) => formatUngrouped(Number(part))),
    });
  const publisher = publishers.get(name.split('/', 1)[0] ?? '');
  if (publisher) return `${publisher()} (${namesListed([name])})`;
  // An address of the web among Arabic words keeps its own order.
  return name === generalKnowledge ? m.name_general_knowledge() : namesListed([name]);
}
