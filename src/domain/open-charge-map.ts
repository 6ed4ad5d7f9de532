import * as z from 'zod/mini';
import { type Box, homeCountry, importedCountries } from '#config/countries.ts';
import {
  type Connector,
  chargingPointColumns,
  connectors as connectorsRule,
} from './charging-point-rows.ts';
import { governorateOf } from './governorate-of.ts';
import {
  connectionTypes,
  currentTypes,
  decisionOf,
  openProvider,
  operators,
  statusTypes,
  usageTypes,
} from './open-charge-map-codes.ts';

/** Places of Open Charge Map: https://openchargemap.org, CC BY 4.0. */

const number = z.nullish(z.number());
const text = z.nullish(z.string());

const poiSchema = z.object({
  ID: z.int().check(z.positive()),
  DataProviderID: number,
  OperatorID: number,
  OperatorInfo: z.nullish(z.object({ Title: text })),
  UsageTypeID: number,
  UsageCost: text,
  StatusTypeID: number,
  SubmissionStatusTypeID: number,
  DateLastVerified: text,
  AddressInfo: z.object({
    Title: text,
    AddressLine1: text,
    AddressLine2: text,
    Town: text,
    StateOrProvince: text,
    CountryID: number,
    Latitude: z.unknown(),
    Longitude: z.unknown(),
  }),
  Connections: z.nullish(
    z.array(
      z.object({
        ConnectionTypeID: number,
        StatusTypeID: number,
        PowerKW: number,
        CurrentTypeID: number,
        Quantity: number,
      }),
    ),
  ),
});

type Poi = z.output<typeof poiSchema>;

/** What an import writes of a place; what the source does not say is null. */
export type ImportedPoint = {
  ocm_id: number;
  name: string;
  operator: string | null;
  address: string | null;
  town: string | null;
  governorate: string | null;
  country: string;
  lat: number;
  lon: number;
  access: string | null;
  cost: string | null;
  state: string | null;
  connectors: Connector[];
  last_confirmed_on: string | null;
  source: string;
  published: boolean;
};

/** Why an entry is no place that can be stored. */
export type AsideReason =
  | 'no_place'
  | 'other_provider'
  | 'waiting'
  | 'no_name'
  | 'no_position'
  | 'unknown_country'
  | 'outside'
  | 'too_many_connectors';

export type ReadPoi =
  | {
      kind: 'place';
      place: ImportedPoint;
      /** Numbers that are not known, such as 'operator 12', and columns whose text cannot be kept: both count as not known. */
      unknown: string[];
    }
  | { kind: 'aside'; id: number | null; reason: AsideReason };

/** Shown as the source of a place. */
const source = 'Open Charge Map';

/** One entry of Open Charge Map's export or of its API, as a place of ours. Never throws. */
export function readPoi(entry: unknown): ReadPoi {
  const { success, data: poi } = poiSchema.safeParse(entry);
  const aside = (reason: AsideReason): ReadPoi => ({ kind: 'aside', id: poi?.ID ?? null, reason });
  if (!success) return aside('no_place');
  if (poi.DataProviderID !== openProvider) return aside('other_provider');
  const decision = decisionOf(poi.SubmissionStatusTypeID ?? 200);
  if (decision === 'waiting') return aside('waiting');

  const { Latitude: lat, Longitude: lon, CountryID } = poi.AddressInfo;
  if (!isDegrees(lat, 90) || !isDegrees(lon, 180) || (lat === 0 && lon === 0)) {
    return aside('no_position');
  }
  const country = importedCountries.get(CountryID ?? -1);
  if (country === undefined) return aside('unknown_country');
  if (!isInside(country.box, lat, lon)) return aside('outside');
  const unknown: string[] = [];
  const name = textOf('name', poi.AddressInfo.Title, []);
  if (name === null) return aside('no_name');
  const connectors = connectorsRule.safeParse(connectorsOf(poi, unknown));
  if (!connectors.success) return aside('too_many_connectors');

  const town = textOf('town', poi.AddressInfo.Town, unknown);
  const province = poi.AddressInfo.StateOrProvince ?? null;
  const isAtHome = country.code === homeCountry;
  const place: ImportedPoint = {
    ocm_id: poi.ID,
    name,
    operator: operatorOf(poi, unknown),
    address: textOf('address', addressOf(poi), unknown),
    town,
    governorate: isAtHome ? governorateOf({ town, province, lat, lon }).id : null,
    country: country.code,
    lat,
    lon,
    access: known('access', usageTypes, poi.UsageTypeID, unknown),
    cost: textOf('cost', poi.UsageCost, unknown),
    state: known('state', statusTypes, poi.StatusTypeID, unknown),
    connectors: connectors.data,
    last_confirmed_on: dayOf(poi.DateLastVerified),
    source,
    published: decision !== 'delisted',
  };
  if (decision === null) unknown.push(`decision ${poi.SubmissionStatusTypeID}`);
  return { kind: 'place', place, unknown };
}

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

const isInside = ({ south, west, north, east }: Box, lat: number, lon: number) =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** The meaning of a number; null, and a mention in `unknown`, where nobody knows it. */
function known<Meaning>(
  what: string,
  meanings: ReadonlyMap<number, Meaning>,
  id: number | null | undefined,
  unknown: string[],
): Meaning | null {
  if (id === null || id === undefined) return null;
  const meaning = meanings.get(id);
  if (meaning === undefined) unknown.push(`${what} ${id}`);
  return meaning ?? null;
}

function operatorOf({ OperatorID, OperatorInfo }: Poi, unknown: string[]): string | null {
  const named = OperatorInfo?.Title;
  if (named && !operators.has(OperatorID ?? -1)) return textOf('operator', named, unknown);
  return known('operator', operators, OperatorID, unknown);
}

const addressOf = ({ AddressInfo: { AddressLine1, AddressLine2 } }: Poi) =>
  [AddressLine1, AddressLine2].filter((line) => line?.trim()).join(' - ');

function connectorsOf({ Connections }: Poi, unknown: string[]): Connector[] {
  return (Connections ?? []).map((one) => {
    const kind = known('connector', connectionTypes, one.ConnectionTypeID, unknown);
    const { PowerKW: kw, Quantity: count } = one;
    return {
      type: kind?.type ?? null,
      kw: kw && kw > 0 && kw <= 2000 ? kw : null,
      current: known('current', currentTypes, one.CurrentTypeID, unknown),
      count: count && Number.isInteger(count) && count > 0 && count <= 200 ? count : null,
      cable: kind?.cable ?? null,
      state: known('state', statusTypes, one.StatusTypeID, unknown),
    };
  });
}

/** A text by the rules of its column, on one line; null where there is none or it cannot be kept. */
function textOf(
  column: 'name' | 'operator' | 'address' | 'town' | 'cost',
  written: string | null | undefined,
  unknown: string[],
): string | null {
  const line = (written ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line === '') return null;
  const { success, data } = chargingPointColumns[column].safeParse(line);
  if (success) return data;
  unknown.push(`text of ${column}`);
  return null;
}

/** The day of a moment; null for one that cannot be. */
function dayOf(moment: string | null | undefined): string | null {
  return chargingPointColumns.last_confirmed_on.safeParse(moment?.slice(0, 10)).data ?? null;
}
