import type { chargingPointColumns } from '#domain/charging-point-rows.ts';
import type { brandColumns, carColumns, chargerColumns } from '#domain/columns.ts';
import type { EditedField } from '#features/desk/editor/fields.ts';

type Name =
  | keyof typeof brandColumns
  | keyof typeof carColumns
  | keyof typeof chargerColumns
  | keyof typeof chargingPointColumns;

/** A column's field in the form; the rules for its values are in `#domain`. Several lines are a list. */
export type FormColumn = EditedField<Name> & {
  /** The table's value for unknown; null by default. */
  whenEmpty?: unknown;
};

/** Columns that are read together. */
export type ColumnSection = { title: () => string; columns: readonly FormColumn[] };

export const textField = (name: Name, label: () => string): FormColumn => ({
  name,
  label,
  kind: 'text',
});

export const amountField = (name: Name, label: () => string): FormColumn => ({
  name,
  label,
  kind: 'amount',
});
