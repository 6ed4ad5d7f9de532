import * as z from 'zod/mini';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { connectors } from '#domain/charging-point-rows.ts';
import { governorates } from '#domain/governorates.ts';
import { storedDay } from '#domain/rows.ts';
import { formatDay } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { connectorsInWords } from './point-values.ts';

const text = z.catch(z.nullable(z.string()), null);
const day = z.catch(z.nullable(storedDay), null);

const PointRowSchema = z.object({
  operator: text,
  town: text,
  governorate: text,
  connectors: z.catch(connectors, []),
  last_confirmed_on: day,
  checked_by_phone_on: day,
});

/** The columns that imports leave alone, as the row names them. */
export const correctedIn = ({ corrected }: EditedRow): string[] =>
  z.catch(z.array(z.string()), []).parse(corrected);

/** The id of the place that this is the same as. */
export const twinIn = ({ twin_of }: EditedRow): string | null =>
  typeof twin_of === 'string' ? twin_of : null;

/** Lines below the name of a place in a list: where it is and whose, its connectors, when it was checked. */
export function pointLinesOf(row: EditedRow): string[] {
  const point = PointRowSchema.parse(row);
  const governorate = governorates.find(({ id }) => id === point.governorate);
  const where = [point.operator, point.town, governorate?.[getLocale()]];
  const checked = [
    point.last_confirmed_on
      ? m.desk_points_confirmed_on({ day: formatDay(point.last_confirmed_on) })
      : m.desk_points_never_confirmed(),
    point.checked_by_phone_on &&
      m.desk_points_checked_on({ day: formatDay(point.checked_by_phone_on) }),
  ];
  return [
    where.filter(Boolean).join(' · '),
    connectorsInWords(point.connectors),
    checked.filter(Boolean).join(' · '),
  ].filter((line) => line !== '');
}
