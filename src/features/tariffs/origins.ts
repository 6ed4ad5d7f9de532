import { type Figure, generalKnowledge } from '#domain/tariffs.ts';
import { formatDay } from '#lib/dates.ts';
import { inDigits } from '#lib/number.ts';
import { inARow, listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** Newspapers whose names say more than the addresses of their pages. */
const publishers = new Map([
  ['elnabaa.net', m.name_publisher_elnabaa],
  ['elbalad.news', m.name_publisher_elbalad],
]);

/** Sources that have a name in each language, by the name that the figures have. */
const known = new Map([
  [generalKnowledge, m.name_general_knowledge],
  ['Financial Regulatory Authority', m.name_authority_finance],
  ['Central Bank of Egypt', m.name_central_bank],
]);

/** Decisions, which have a number: 'Decree 101/2025'. */
const numbered = new Map([
  ['Decree', m.name_decree],
  ['EgyptERA decision', m.name_decision_electricity],
]);

/** Since when figures hold and who says so: 'since 3 September 2025 (Decree 101/2025)'; each origin once. */
export function originsOf(figures: readonly Figure[]): string {
  const origins = figures.map((figure) =>
    m.tariffs_origin({
      date: formatDay(figure.validFrom),
      source: inARow(nameAndAddress(figure)),
    }),
  );
  return listed([...new Set(origins)]);
}

/**
 * The source of a figure, in the reader's language where that name is known: the source up to its first colon, days in
 * brackets left out.
 */
export function sourceName(figure: Pick<Figure, 'source'>): string {
  const [name = '', ...addresses] = nameAndAddress(figure).map(keepingOrder);
  return [name, ...addresses.map((address) => `(${address})`)].join(' ');
}

/** An address of the web among Arabic words keeps its own order. */
const keepingOrder = (part: string) => inARow([part]);

/** The same in two parts where the address of the page says more: within brackets there are no others. */
function nameAndAddress({ source }: Pick<Figure, 'source'>): string[] {
  const name = (source.split(': ', 1)[0] ?? '').replace(/\s*\((?:\d{4}[-\d]*|undated)\)/g, '');
  const [, kind = '', number = ''] = /^(.+) (\d+\/\d+)$/.exec(name) ?? [];
  const decision = numbered.get(kind);
  if (decision) return [decision({ number: inDigits(number) })];
  const publisher = publishers.get(name.split('/', 1)[0] ?? '');
  if (publisher) return [publisher(), name];
  return [known.get(name)?.() ?? name];
}
