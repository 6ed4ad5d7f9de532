import { type EditedTable, editedTables } from '#domain/edited-tables.ts';
import { choiceIn, parameter, stateInAddress, textIn } from '#lib/state-in-address.ts';

const filters = ['all', 'published', 'withdrawn', 'reported', 'imports'] as const;
export type Filter = (typeof filters)[number];

/** The filters of a table: drivers report charging points alone. */
export const tableFilters: Record<EditedTable, readonly Filter[]> = {
  cars: ['all', 'published', 'withdrawn'],
  chargers: ['all', 'published', 'withdrawn'],
  brands: ['all', 'published', 'withdrawn'],
  charging_points: ['all', 'published', 'withdrawn', 'reported', 'imports'],
};

export const columnsToSort = [
  'name',
  'price',
  'standing',
  'checked',
  'measure',
  'photos',
  'published',
] as const;
export type SortedColumn = (typeof columnsToSort)[number];
export type Sorting = { by: SortedColumn; down: boolean };

export const priceFilters = [
  'any',
  'old',
  'unconfirmed',
  'confirmed',
  'reported',
  'level',
  'none',
] as const;
export type PriceFilter = (typeof priceFilters)[number];

/** The form that is open: of a row to change, of one to begin a new one from, or an empty one. */
export type OpenForm = { kind: 'edit' | 'copy'; id: string } | { kind: 'add'; id?: undefined };

/** The state of the catalogue's page, as its address holds it. */
export type TableAddress = {
  table: EditedTable;
  filter: Filter;
  search: string;
  /** Of cars and chargers: which prices, which brand or category ('' for all), and in which order. */
  price: PriceFilter;
  group: string;
  sort: Sorting;
  form: OpenForm | null;
};

/** The address of the catalogue's page. */
export const tableAddress = stateInAddress<TableAddress>(
  {
    table: editedTables[0],
    filter: filters[0],
    search: '',
    price: priceFilters[0],
    group: '',
    sort: { by: 'checked', down: false },
    form: null,
  },
  {
    table: choiceIn('table', editedTables),
    filter: choiceIn('filter', filters),
    search: textIn('search'),
    price: choiceIn('price', priceFilters),
    group: textIn('of'),
    sort: parameter('sort', sortingIn, ({ by, down }) => (down ? `-${by}` : by)),
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

function sortingIn(text: string): Sorting | null {
  const by = columnsToSort.find((column) => column === text.replace(/^-/, ''));
  return by ? { by, down: text.startsWith('-') } : null;
}
