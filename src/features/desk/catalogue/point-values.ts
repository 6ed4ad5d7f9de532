import * as z from 'zod/mini';
import { type Connector, connectors } from '#domain/charging-point-rows.ts';
import { formatNumber, formatQuantity } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { pointSections } from './point-columns.ts';
import { plugName } from './point-words.ts';

const columns = pointSections.flatMap((section) => section.columns);

/** The name of a column of charging points, also of one that their form does not have. */
export function pointColumnLabel(column: string): string {
  if (column === 'published') return m.desk_points_column_published();
  return columns.find(({ name }) => name === column)?.label() ?? column;
}

/** Connectors in a few words, such as '2 × CCS2 60 kW, Type 2'. */
export function connectorsInWords(list: readonly Connector[]): string {
  return inARow(
    list.map(({ type, kw, count }) =>
      [
        count === null || count === 1 ? '' : `${formatNumber(count)} ×`,
        plugName(type),
        kw === null ? '' : formatQuantity(kw, m.unit_kw()),
      ]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

/** A value of a column as people read it; '–' where it is not known. */
export function pointValue(column: string, value: unknown): string {
  if (column === 'connectors') {
    return connectorsInWords(z.catch(connectors, []).parse(value)) || '–';
  }
  if (typeof value === 'boolean') return value ? m.ui_field_yes() : m.ui_field_no();
  if (value === null || value === undefined || value === '') return '–';
  const choiceNames = columns.find(({ name }) => name === column)?.choiceNames;
  return choiceNames?.[String(value)]?.() ?? String(value);
}
