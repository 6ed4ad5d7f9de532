import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import type { Brand } from '#domain/brand-file.ts';
import type { Car } from '#domain/car.ts';
import { readBrands, readChargers } from '#domain/catalogue.ts';
import type { Charger } from '#domain/charger.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { nameKey } from '#domain/names.ts';
import { m } from '#paraglide/messages.js';
import type { OpenForm } from './address.ts';
import { columnsOf } from './columns.ts';
import type { RowDraft } from './row-draft.ts';
import { brandIdOf, changedColumns, parseRowForm } from './row-form.ts';

/** Reasons why buyers do not see the entry yet. */
export type HiddenReason = 'unsaved' | 'withdrawn' | 'brand_withdrawn';

export type Preview =
  | { kind: 'car'; item: Car; unseen: readonly HiddenReason[] }
  | { kind: 'charger'; item: Charger; unseen: readonly HiddenReason[] }
  | { kind: 'brand'; item: Brand; unseen: readonly HiddenReason[] }
  /** Faults of the form that prevent a preview. */
  | { kind: 'faulty'; faults: readonly { label: string; fault: string }[] };

/** The tables of the catalogue, as far as a preview needs them. */
export type PreviewTables = Partial<Record<EditedTable, readonly EditedRow[]>>;

/**
 * The record that a form would publish, parsed like the rows of a build.
 * @param row to change or to copy; null for an empty form
 */
export function previewOf(
  table: EditedTable,
  open: OpenForm,
  row: EditedRow | null,
  { id: newId, values }: Pick<RowDraft, 'id' | 'values'>,
  { brands = [], cars = [] }: PreviewTables = {},
): Preview {
  const read = parseRowForm(table, values);
  if ('faults' in read) return faulty(table, read.faults);
  if (table === 'charging_points') return faulty(table, { name: m.desk_points_no_preview() });
  const stored = open.kind === 'edit' ? row : null;
  const id = stored?.id ?? (table === 'brands' ? brandIdOf(values.name_en ?? '') : newId);
  const moment = stored?.updated_at ?? new Date().toISOString();
  const shown = { ...read.columns, id, updated_at: moment };
  const isChanged =
    stored === null || Object.keys(changedColumns(table, read.columns, values, stored)).length > 0;
  const unseen: HiddenReason[] = [];
  if (isChanged) unseen.push('unsaved');
  if (!stored?.published) unseen.push('withdrawn');
  if (table === 'brands') {
    // The cars that will name it once it is stored.
    const named = cars.filter((car) => car.published && isOfBrand(car, shown));
    const [item] = readBrands(
      [shown],
      named.map((car) => ({ ...car, brand_id: id })),
    ).items;
    return item ? { kind: 'brand', item, unseen } : unreadable(table, 'name_en');
  }
  if (table === 'chargers') {
    const [item] = readChargers([shown]).items;
    return item ? { kind: 'charger', item, unseen } : unreadable(table, 'model');
  }
  const brand = brands.find((one) => isOfBrand(shown, one));
  if (!brand) return faulty(table, { brand: m.desk_catalogue_preview_no_brand() });
  if (!brand.published) unseen.push('brand_withdrawn');
  const item = readBrands([brand], [{ ...shown, brand_id: brand.id }]).items[0]?.models[0];
  return item ? { kind: 'car', item, unseen } : unreadable(table, 'model');
}

/** Whether a car that is not stored yet, or whose brand is not, names this brand. */
const isOfBrand = (car: EditedColumns, brand: EditedColumns) =>
  nameKey(String(car.brand)) === nameKey(String(brand.name_en));

const unreadable = (table: EditedTable, column: string) =>
  faulty(table, { [column]: m.desk_catalogue_fault_long() });

function faulty(table: EditedTable, faults: Readonly<Record<string, string>>): Preview {
  return {
    kind: 'faulty',
    faults: columnsOf(table).flatMap(({ name, label }) => {
      const fault = faults[name];
      return fault === undefined ? [] : [{ label: label(), fault }];
    }),
  };
}
