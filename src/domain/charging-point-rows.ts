import * as z from 'zod/mini';
import { line, optionalChoice, optionalLine } from './column-kinds.ts';
import { checkedOn } from './columns.ts';
import { governorateIds } from './governorates.ts';
import { allPlugs } from './plugs.ts';
import { storedDay } from './rows.ts';

/** The columns of charging points, each with the bounds of its table, and their rows as the backend returns them. */

/** Open to everybody; to members, mostly by an app; to staff, visitors or customers; no public point. */
export const pointAccesses = ['public', 'membership', 'restricted', 'private'] as const;

/** `closed`: not in operation any more, or removed. */
export const pointStates = ['working', 'paused', 'closed'] as const;

/** `other`: a plug that no car sold in Egypt has, or a household socket. */
export const connectorTypes = [...allPlugs, 'other'] as const;

/** Alternating current of one or three phases, or direct current. */
export const connectorCurrents = ['ac1', 'ac3', 'dc'] as const;

const orNull = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

const connector = z.strictObject({
  type: orNull(z.enum(connectorTypes)),
  /** Of one connector. */
  kw: orNull(z.number().check(z.positive(), z.maximum(2000))),
  current: orNull(z.enum(connectorCurrents)),
  count: orNull(z.int().check(z.minimum(1), z.maximum(200))),
  /** Whether a cable hangs there; false: a socket for one's own. */
  cable: orNull(z.boolean()),
  state: orNull(z.enum(pointStates)),
});

export type Connector = z.output<typeof connector>;

/** Connectors of a place, bounded by their length as JSON. */
export const connectors = z.array(connector).check(
  z.refine((list) => new TextEncoder().encode(JSON.stringify(list)).length <= 7000, {
    error: 'is too long',
  }),
);

const degrees = (most: number) =>
  z
    .number('must be a number of degrees')
    .check(z.minimum(-most, 'must be on earth'), z.maximum(most, 'must be on earth'));

const columns = {
  name: line(160),
  name_ar: optionalLine(160),
  operator: optionalLine(120),
  address: optionalLine(300),
  town: optionalLine(120),
  governorate: optionalChoice(governorateIds),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a code of two letters')),
  lat: degrees(90),
  lon: degrees(180),
  access: optionalChoice(pointAccesses),
  cost: optionalLine(200),
  state: optionalChoice(pointStates),
  connectors,
  source: line(200),
  note: optionalLine(500),
};

/** As a manager types them or an import brings them. */
export const chargingPointColumns = {
  ...columns,
  last_confirmed_on: checkedOn,
  checked_by_phone_on: checkedOn,
};

const optionalDay = z.pipe(
  z.nullish(storedDay),
  z.transform((day) => day ?? null),
);

/**
 * What a place cannot be shown without is required; of the rest, what is missing or cannot be parsed counts as not known: the
 * file of places leaves out what is null.
 */
export const ChargingPointRowSchema = z.object({
  ...columns,
  name_ar: z.catch(columns.name_ar, null),
  operator: z.catch(columns.operator, null),
  address: z.catch(columns.address, null),
  town: z.catch(columns.town, null),
  governorate: z.catch(columns.governorate, null),
  access: z.catch(columns.access, null),
  cost: z.catch(columns.cost, null),
  state: z.catch(columns.state, null),
  note: z.catch(columns.note, null),
  id: z.uuid('must be a UUID'),
  ocm_id: orNull(z.int()),
  last_confirmed_on: optionalDay,
  checked_by_phone_on: optionalDay,
  twin_of: orNull(z.uuid()),
  updated_at: z.string(),
});

export type ChargingPointRow = z.output<typeof ChargingPointRowSchema>;
