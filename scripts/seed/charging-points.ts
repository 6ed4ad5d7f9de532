import { z } from 'zod';
import { readPoi } from '#domain/open-charge-map.ts';
import { pointIdOf } from '#domain/point-import.ts';
import { duplicates, type Fault, readLines } from './sheet.ts';
import type { SqlValue } from './sql.ts';

/** Entries of one place, by their numbers: those that are shown, each with what was entered later or by another. */
const twins: ReadonlyMap<number, number> = new Map([
  [149863, 149862],
  [299476, 290396],
  [304935, 301926],
  [305378, 305243],
  [305427, 305070],
  [305386, 305385],
  [290421, 290401],
  [305114, 302501],
]);

const advice = 'write a whole number, such as 50, or leave it empty';
const code = z
  .string()
  .trim()
  .regex(/^\d*$/, advice)
  .transform((cell) => (cell === '' ? null : Number(cell)));
const id = code.refine((number) => number !== null, 'write the number at Open Charge Map');
const degrees = z
  .string()
  .trim()
  .regex(/^-?\d{1,3}(?:\.\d+)?$/, 'write degrees, such as 30.044')
  .transform(Number);
const text = z.string().trim();

/** As the table of Open Charge Map's places stands, with its numbers. */
export const ChargingPointSheet = z.object({
  id,
  title: text,
  address: text,
  town: text,
  province: text,
  postcode: text,
  lat: degrees,
  lon: degrees,
  operator_id: code,
  usage_type_id: code,
  usage_cost: text,
  status_id: code,
  points: text,
  connections: text.regex(
    /^(?:[\d.]*:[\d.]*:\d*:\d*:\d*(?:;|$))*$/,
    'write type:kW:current:count:status with semicolons between, such as 33:50:30:1:50',
  ),
  date_verified: text,
  date_status: text,
  date_created: text,
  data_provider_id: code,
  submission_status: code,
});

type PointLine = z.output<typeof ChargingPointSheet>;

/** The rows of the charging points; a line at fault is named and left out. */
export function readChargingPointSheet(sheet: string): {
  rows: Record<string, SqlValue>[];
  faults: Fault[];
} {
  const file = 'charging-points.csv';
  const { lines, faults } = readLines(file, sheet, ChargingPointSheet);
  const rows: Record<string, SqlValue>[] = [];
  for (const { at, values } of lines) {
    const read = readPoi(entryOf(values));
    if (read.kind === 'aside') {
      faults.push(`${at}: it cannot be stored (${read.reason}); correct or remove it`);
      continue;
    }
    if (read.unknown.length > 0) faults.push(`${at}: nobody knows its ${read.unknown.join(', ')}`);
    const { connectors, ...place } = read.place;
    const twin = twins.get(place.ocm_id);
    rows.push({
      id: pointIdOf(place.ocm_id),
      ...place,
      connectors: { json: connectors },
      twin_of: twin === undefined ? null : pointIdOf(twin),
    });
  }
  return { rows, faults: [...faults, ...duplicates(lines, { 'the id': ({ id }) => String(id) })] };
}

/** The line as Open Charge Map's own JSON has it. */
function entryOf(line: PointLine) {
  return {
    ID: line.id,
    DataProviderID: line.data_provider_id,
    OperatorID: line.operator_id,
    UsageTypeID: line.usage_type_id,
    UsageCost: line.usage_cost,
    StatusTypeID: line.status_id,
    SubmissionStatusTypeID: line.submission_status,
    DateLastVerified: line.date_verified,
    AddressInfo: {
      Title: line.title,
      AddressLine1: line.address,
      Town: line.town,
      StateOrProvince: line.province,
      CountryID: 70,
      Latitude: line.lat,
      Longitude: line.lon,
    },
    Connections: line.connections
      .split(';')
      .filter((one) => one !== '')
      .map((one) => {
        const [type, kw, current, count, status] = one.split(':').map(orNothing);
        return {
          ConnectionTypeID: type,
          PowerKW: kw,
          CurrentTypeID: current,
          Quantity: count,
          StatusTypeID: status,
        };
      }),
  };
}

const orNothing = (part: string) => (part === '' ? null : Number(part));
