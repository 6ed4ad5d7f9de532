import { type EditedTable, editedTables } from '#data/catalogue-edit.ts';
import { choiceIn, stateInAddress, textIn } from '#lib/state-in-address.ts';

const filters = ['all', 'published', 'withdrawn', 'unconfirmed', 'reported', 'imports'] as const;
export type Filter = (typeof filters)[number];

/** The filters of a table: brands and charging points have no price of ours, and drivers report charging points alone. */
export const tableFilters: Record<EditedTable, readonly Filter[]> = {
  cars: ['all', 'published', 'withdrawn', 'unconfirmed'],
  chargers: ['all', 'published', 'withdrawn', 'unconfirmed'],
  brands: ['all', 'published', 'withdrawn'],
  charging_points: ['all', 'published', 'withdrawn', 'reported', 'imports'],
};

/** The form that is open: of a row to change, of one to begin a new one from, or an empty one. */
export type OpenForm = { kind: 'edit' | 'copy'; id: string } | { kind: 'add'; id?: undefined };

/** The state of the catalogue's page, as its address holds it. */
export type TableAddress = {
  table: EditedTable;
  filter: Filter;
  search: string;
  form: OpenForm | null;
};

/** The address of the catalogue's page. */
export const tableAddress = stateInAddress<TableAddress>(
  { table: editedTables[0], filter: filters[0], search: '', form: null },
  {
    table: choiceIn('table', editedTables),
    filter: choiceIn('filter', filters),
    search: textIn('search'),
    form: {
      names: ['edit', 'copy', 'add'],
      read: formIn,
      write: (form) => (form ? [[form.kind, form.id ?? '1']] : []),
    },
  },
);

function formIn(asked: URLSearchParams): OpenForm | null {
  const [edit, copy] = [asked.get('edit'), asked.get('copy')];
  if (edit) return { kind: 'edit', id: edit };
  if (copy) return { kind: 'copy', id: copy };
  return asked.has('add') ? { kind: 'add' } : null;
}
