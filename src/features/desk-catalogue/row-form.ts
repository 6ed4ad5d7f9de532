import { product } from '@/config/product';
import type { EditedColumns, EditedRow, EditedTable } from '@/data/catalogue-edit';
import { parsePhotos, picturePattern } from '@/features/catalogue/photos';
import { isRefusal, readAmount } from '@/lib/amount';
import { m } from '@/paraglide/messages.js';
import { type Column, sectionsOf } from './columns';

/** A row as its form has it: a text for each column, one line for each item of a list. */
export type FormValues = Readonly<Record<string, string>>;

/** A sentence for each column at fault. */
export type FormFaults = Readonly<Record<string, string>>;

const columnsOf = (table: EditedTable) => sectionsOf[table].flatMap(({ columns }) => columns);

/** The form of a row; an empty one for a new row. */
export function valuesOf(table: EditedTable, row: EditedRow | null): FormValues {
  return Object.fromEntries(
    columnsOf(table).map(({ name, kind }) => {
      const value = row?.[name];
      if (name === 'photos') return [name, parsePhotos(value).join('\n')];
      if (kind === 'lines') return [name, Array.isArray(value) ? value.join('\n') : ''];
      return [name, value === null || value === undefined ? '' : String(value).slice(0, 5000)];
    }),
  );
}

/** The columns that a form means, or what is wrong with it. */
export function readForm(
  table: EditedTable,
  values: FormValues,
): { columns: EditedColumns } | { faults: FormFaults } {
  const columns: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const column of columnsOf(table)) {
    const read = readColumn(column, (values[column.name] ?? '').trim());
    if ('fault' in read) faults[column.name] = read.fault;
    else columns[column.name] = read.value;
  }
  return Object.keys(faults).length > 0 ? { faults } : { columns };
}

/** What these columns hold where nothing is known: their tables take no null. */
const whenEmpty: Readonly<Record<string, unknown>> = {
  features: [],
  body_type: product.defaultBodyType,
};

function readColumn(column: Column, written: string): { value: unknown } | { fault: string } {
  const { name, kind, required = false, bounds: [least, most] = [0, Infinity], choices } = column;
  if (written === '') {
    if (required) return { fault: m.desk_catalogue_fault_missing() };
    return { value: whenEmpty[name] ?? null };
  }
  if (kind === 'amount') {
    const amount = readAmount(written);
    if (amount === null || isRefusal(amount)) return { fault: m.desk_catalogue_fault_amount() };
    if (amount < least || amount > most) return { fault: m.desk_catalogue_fault_bounds() };
    return { value: amount };
  }
  if (kind === 'lines') {
    const lines = written.split('\n').flatMap((line) => line.trim() || []);
    const isPictures = name === 'photos';
    if (isPictures && !lines.every((line) => picturePattern.test(line))) {
      return { fault: m.desk_catalogue_fault_address() };
    }
    return { value: lines };
  }
  if (name === 'logo_url' && !picturePattern.test(written)) {
    return { fault: m.desk_catalogue_fault_address() };
  }
  if (kind === 'choice' && !choices?.includes(written)) {
    return { fault: m.desk_catalogue_fault_choice() };
  }
  if (written.length > most) return { fault: m.desk_catalogue_fault_long() };
  return { value: written };
}

/** What a row is called. */
export function nameOf(table: EditedTable, row: EditedColumns): string {
  const parts = { cars: ['brand', 'model'], chargers: ['model'], brands: ['name_en'] }[table];
  return parts
    .map((part) => String(row[part] ?? ''))
    .join(' ')
    .trim();
}

/** The id of a new brand, which its addresses show: 'Li Auto' becomes 'li-auto'. */
export function brandIdOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
