import { grouped } from '#lib/grouped.ts';
import { type ChargingPoint, isWorking } from './charging-points.ts';
import { isDirectCurrent } from './plugs.ts';

/** Connectors of a place that are alike, as one. */
export type ConnectorGroup = Pick<
  ChargingPoint['connectors'][number],
  'type' | 'kw' | 'count' | 'state'
>;

/** A place's connectors, like ones together: those that work first, rapid ones first, the most powerful first. */
export function connectorGroups({
  connectors,
}: Pick<ChargingPoint, 'connectors'>): ConnectorGroup[] {
  const alike = grouped(connectors, ({ type, kw, state }) => [type, kw, state].join());
  const groups = [...alike.values()].flatMap(([first, ...others]): ConnectorGroup[] => {
    if (first === undefined) return [];
    const count = others.reduce<number | null>(
      (sum, one) => (sum === null || one.count === null ? null : sum + one.count),
      first.count,
    );
    return [{ type: first.type, kw: first.kw, state: first.state, count }];
  });
  const rank = (group: ConnectorGroup) => (isWorking(group) ? 0 : 2) + (isRapid(group) ? 0 : 1);
  return groups.toSorted(
    (one, other) => rank(one) - rank(other) || (other.kw ?? 0) - (one.kw ?? 0),
  );
}

/** Whether a connector gives direct current. */
export const isRapid = ({ type }: Pick<ConnectorGroup, 'type'>) =>
  type !== null && type !== 'other' && isDirectCurrent(type);
