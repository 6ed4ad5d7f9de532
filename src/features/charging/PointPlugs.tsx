import { type ChargingPoint, isWorking } from '#domain/charging-points.ts';
import { type ConnectorGroup, connectorGroups, isRapid } from '#domain/connector-groups.ts';
import { m } from '#paraglide/messages.js';
import { groupWords } from './point-words.ts';

/** The plugs of a place with their power, as tags: the rapid ones stand out, those out of order step back. */
export function PointPlugs({ point }: { point: Pick<ChargingPoint, 'connectors'> }) {
  const groups = connectorGroups(point);
  if (groups.length === 0) return <p className="text-small">{m.charging_connectors_none()}</p>;
  return (
    <ul className="point-plugs">
      {groups.map((group) => (
        <li key={groupWords(group)} className={looksOf(group)}>
          {groupWords(group)}
        </li>
      ))}
    </ul>
  );
}

function looksOf(group: ConnectorGroup): string | undefined {
  if (!isWorking(group)) return 'is-off';
  return isRapid(group) ? 'is-rapid' : undefined;
}
