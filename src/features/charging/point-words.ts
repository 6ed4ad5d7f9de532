import type { ChargingPoint } from '#domain/charging-points.ts';
import type { ConnectorGroup } from '#domain/connector-groups.ts';
import { governorates } from '#domain/governorates.ts';
import type { PointStanding } from '#domain/point-figures.ts';
import { lastCheckedOn } from '#domain/point-wishes.ts';
import { placeName, pointName } from '#features/trips/place-name.ts';
import { formatDay } from '#lib/dates.ts';
import { formatNumber, formatQuantity } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** What is known of a charging point, in words. What is not known is said. */

/** Like connectors of a place, such as 'CCS2 60 kW x 2'. */
export function groupWords({ type, kw, count, state }: ConnectorGroup): string {
  const words = {
    plug:
      type === null ? m.charging_plug_unknown() : type === 'other' ? m.charging_plug_other() : type,
    power: kw === null ? m.charging_power_unknown() : formatQuantity(kw, m.unit_kw()),
  };
  const connector =
    count === null || count === 1
      ? m.charging_connector_one(words)
      : m.charging_connector({ ...words, count: formatNumber(count) });
  if (state === 'paused') return m.charging_connector_off({ connector });
  return state === 'closed' ? m.charging_connector_gone({ connector }) : connector;
}

const accesses = {
  public: m.charging_access_public,
  membership: m.charging_access_membership,
  restricted: m.charging_access_restricted,
  private: m.charging_access_private,
} as const;

/** Who may charge there. */
export const accessWords = ({ access }: Pick<ChargingPoint, 'access'>): string =>
  access === null ? m.charging_access_unknown() : accesses[access]();

const states = {
  working: m.charging_state_working,
  paused: m.charging_state_paused,
  closed: m.charging_state_closed,
} as const;

/** Whether it is said to work. */
export const stateWords = ({ state }: Pick<ChargingPoint, 'state'>): string =>
  state === null ? m.charging_state_unknown() : states[state]();

/** What must be known first of a place that not everybody can rely on, in a word or two, with the tone of its badge. */
export const standings = {
  unverified: { tone: 'warning', label: m.charging_standing_unverified },
  restricted: { tone: 'warning', label: m.charging_standing_restricted },
  private: { tone: 'warning', label: m.charging_standing_private },
  paused: { tone: 'danger', label: m.charging_standing_paused },
  closed: { tone: 'danger', label: m.charging_standing_closed },
} as const satisfies Partial<Record<PointStanding, unknown>>;

/** What charging costs there: the source's words, which are English. */
export function costWords({ cost }: Pick<ChargingPoint, 'cost'>): string {
  if (cost === null) return m.charging_cost_unknown();
  return /^free$/i.test(cost.trim()) ? m.charging_cost_free() : m.charging_cost({ cost });
}

type Checked = Pick<ChargingPoint, 'lastConfirmedOn' | 'checkedByPhoneOn' | 'source'>;

/** When it was last checked and by whom, such as 'Checked 5 March 2025 by Open Charge Map'. */
export function checkedWords(point: Checked): string {
  const on = lastCheckedOn(point);
  if (on === null) return m.charging_checked_never();
  const day = formatDay(on);
  return on === point.checkedByPhoneOn
    ? m.charging_checked_by_phone({ day })
    : m.charging_checked({ day, source: point.source });
}

/** Its address, town and governorate, as far as they are known; '' where none is. */
export function addressWords({
  address,
  town,
  governorate,
}: Pick<ChargingPoint, 'address' | 'town' | 'governorate'>): string {
  const within = governorates.find(({ id }) => id === governorate);
  const parts = [address, town, within && placeName(within)].filter((part) => !!part);
  return inARow([...new Set(parts.map(String))]);
}

/** A twin of a place, by name and operator. */
export const twinWords = (twin: ChargingPoint): string =>
  m.charging_twin({ names: inARow([pointName(twin), operatorName(twin)]) });

/** Its operator, or that it is not known. */
export const operatorName = ({ operator }: Pick<ChargingPoint, 'operator'>): string =>
  operator ?? m.charging_operator_unknown();
