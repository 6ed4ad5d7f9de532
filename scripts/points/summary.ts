import type { AsideReason } from '#domain/open-charge-map.ts';
import type { SortedEntries } from '#domain/point-entries.ts';
import type { PointImport } from '#domain/point-import.ts';

const reasons: Readonly<Record<AsideReason | 'twice', string>> = {
  no_place: 'no place as Open Charge Map writes it (no number or no address)',
  other_provider: 'of another data provider, whose licence is not that of Open Charge Map',
  waiting: 'not looked at yet by the editors of Open Charge Map',
  no_name: 'without a name that can be kept',
  no_position: 'without a position on earth',
  unknown_country: 'in a country that is not in src/config/countries.ts; add its line there',
  outside: 'with a position outside their country',
  too_many_connectors: 'with more connectors than a place has',
  twice: 'twice in the file; the later entry counts',
};

/** So many are named; the rest is counted. */
const named = 5;

const some = (all: readonly string[], between = ', ') =>
  all.length > named
    ? `${all.slice(0, named).join(between)}${between}and ${all.length - named} more`
    : all.join(between);

/** What an import does, in sentences, one a line. */
export function summaryOf(
  read: number,
  broken: readonly string[],
  { aside, unknown }: SortedEntries,
  plan: PointImport,
): string[] {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
  const changes = plan.changed.map(({ line, columns }) => `${line.name}: ${columns.join(', ')}`);
  const kept = plan.kept.map(({ name, columns }) => `${name}: ${columns.join(', ')}`);
  return [
    `${read} entries read: ${plan.added.length} new, ${plan.changed.length} changed, ${plan.unchanged} unchanged`,
    ...list('Changed:', changes.length > 0 ? [some(changes, '\n  ')] : []),
    ...list('Kept as a manager corrected it:', kept.length > 0 ? [some(kept, '\n  ')] : []),
    ...list(
      'Twins, new but marked as the same place as another:',
      plan.twins.length > 0 ? [some(plan.twins.map(({ line, of }) => `${line.name} (${of})`))] : [],
    ),
    ...list('Withdrawn, since Open Charge Map has delisted it:', [
      ...plan.withdrawn.map(({ name, ocm_id }) => `${name} (${ocm_id})`),
    ]),
    ...list('Set aside, not stored:', [
      ...[...aside].map(([reason, ids]) => `${ids.length} ${reasons[reason]}: ${some(ids)}`),
      ...(plan.delisted > 0 ? [`${plan.delisted} new, but delisted by Open Charge Map`] : []),
      ...broken,
    ]),
    ...list(
      'Stored as not known:',
      [...unknown].map(([what, ids]) => `${what} of ${ids.length}: ${some(ids)}`),
    ),
    ...(plan.missing > 0
      ? [`${plan.missing} places that are known from before are not in the file; they stay`]
      : []),
  ];
}
