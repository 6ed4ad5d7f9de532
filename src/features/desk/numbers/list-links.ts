import { paths } from '#config/paths.ts';
import type { Period, ResultFigures } from '#data/desk-numbers.ts';
import { leadKinds, leadSources } from '#domain/leads.ts';
import { type DeskAddress, deskAddress } from '#features/desk/views.ts';
import { monthWithin } from './period.ts';

type Filters = Partial<DeskAddress>;

/** The address of the requests that a figure counts. */
export const listOf = (filters: Filters): string =>
  paths.desk + deskAddress.write({ ...deskAddress.read(''), view: 'all', ...filters });

/** That came within a period. */
export const cameIn = ({ from, to }: Period): Filters => ({ created_from: from, created_to: to });

/** That were closed within a period. */
export const closedIn = ({ from, to }: Period): Filters => ({ closed_from: from, closed_to: to });

type Counted = 'requests' | 'won' | 'lost' | 'decided';

/** The address of the requests that one figure of a row counts. */
export function listOfResult(
  { by, key, name }: Pick<ResultFigures, 'by' | 'key' | 'name'>,
  counted: Counted,
  period: Period,
): string {
  const within = by === 'month' && key ? monthWithin(key, period) : period;
  const whose: Record<ResultFigures['by'], Filters> = {
    month: {},
    kind: { kind: leadKinds.find((kind) => kind === key) ?? null },
    source: { source: leadSources.find((source) => source === key) ?? null },
    person: { owner: key ?? 'nobody' },
    car: key ? { item_id: key } : { subject: name },
  };
  const when = counted === 'requests' ? cameIn(within) : { ...closedIn(within), outcome: counted };
  return listOf({ ...whose[by], ...when });
}
