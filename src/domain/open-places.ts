import { type ChargingPoint, type FoldedPoint, isPublic, isWorking } from './charging-points.ts';

/** Open to everybody, if only with an app, and said to work. */
export const isOpen = (point: Pick<ChargingPoint, 'access' | 'state'>) =>
  isPublic(point) && isWorking(point);

/** Whether a place has a CCS2 that is said to work: the one plug that public rapid chargers in Egypt may have. */
export const hasRapid = ({ connectors }: Pick<ChargingPoint, 'connectors'>) =>
  connectors.some((connector) => connector.type === 'CCS2' && isWorking(connector));

/** A place as it was entered, once or more: twins are mostly another operator's chargers on the same site. */
export const entriesOf = ({ point, twins }: FoldedPoint): ChargingPoint[] => [point, ...twins];

/** Whether one entry of a place is open to everybody. */
export const isPlaceOpen = (place: FoldedPoint) => entriesOf(place).some(isOpen);

/** The connectors of a place that everybody may use; all where nobody is known to. */
export function connectorsAt(place: FoldedPoint): Pick<ChargingPoint, 'connectors'> {
  const entries = entriesOf(place);
  const open = entries.filter(isOpen);
  return { connectors: (open.length > 0 ? open : entries).flatMap((one) => one.connectors) };
}
