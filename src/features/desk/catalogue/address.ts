import { type EditedTable, editedTables } from '#data/catalogue-edit.ts';

export const filters = ['all', 'published', 'withdrawn', 'unconfirmed'] as const;
export type Filter = (typeof filters)[number];

/** The form that is open: of a row to change, of one to begin a new one from, or an empty one. */
export type OpenForm = { kind: 'edit' | 'copy'; id: string } | { kind: 'add'; id?: undefined };

/** The state of the catalogue's page, as its address holds it. */
export type CatalogueAddress = {
  table: EditedTable;
  filter: Filter;
  search: string;
  form: OpenForm | null;
};

/** Reads an address; what it does not know is left out. @param search from its question mark on */
export function readAddress(search: string): CatalogueAddress {
  const asked = new URLSearchParams(search);
  return {
    table: editedTables.find((name) => name === asked.get('table')) ?? editedTables[0],
    filter: filters.find((name) => name === asked.get('filter')) ?? filters[0],
    search: asked.get('search') ?? '',
    form: formIn(asked),
  };
}

function formIn(asked: URLSearchParams): OpenForm | null {
  const [edit, copy] = [asked.get('edit'), asked.get('copy')];
  if (edit) return { kind: 'edit', id: edit };
  if (copy) return { kind: 'copy', id: copy };
  return asked.has('add') ? { kind: 'add' } : null;
}

/** The address that `readAddress` reads, from its question mark on; empty for the default. */
export function writeAddress({ table, filter, search, form }: CatalogueAddress): string {
  const asked = new URLSearchParams();
  if (table !== editedTables[0]) asked.set('table', table);
  if (filter !== filters[0]) asked.set('filter', filter);
  if (search) asked.set('search', search);
  if (form) asked.set(form.kind, form.id ?? '1');
  const text = asked.toString();
  return text && `?${text}`;
}
