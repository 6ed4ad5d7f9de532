import { atom, onMount } from 'nanostores';
import { paths } from '#config/paths.ts';
import type { EditedTable } from '#data/catalogue-edit.ts';
import {
  type CatalogueAddress,
  type Filter,
  type OpenForm,
  readAddress,
  writeAddress,
} from './address.ts';

/** The state of the catalogue's page, in step with the address. */
export const $address = atom<CatalogueAddress>(readAddress(''));

onMount($address, () => {
  const read = () => $address.set(readAddress(location.search));
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
});

/** Shows another table from its beginning; Back leads to the one before. */
export function showTable(table: EditedTable): void {
  go({ ...readAddress(''), table }, 'pushState');
}

/** Changes which rows of the table are listed. */
export function filterRows(change: { filter: Filter } | { search: string }): void {
  go({ ...$address.get(), ...change }, 'replaceState');
}

/** Opens a form over the list; Back closes it. */
export function openForm(form: OpenForm): void {
  const entry = $address.get().form === null ? 'pushState' : 'replaceState';
  go({ ...$address.get(), form }, entry);
}

/** Where buyers' page of what a form holds is seen; the way back leads to what is shown now. */
export function previewAddress(form: OpenForm): string {
  return paths.deskPreview + writeAddress({ ...$address.get(), form });
}

/** Closes the form that is open. */
export function closeForm(): void {
  go({ ...$address.get(), form: null }, 'replaceState');
}

/** Closes a form that was saved, unless the person has opened another one meanwhile. */
export function closeSaved(saved: OpenForm): void {
  const { form } = $address.get();
  if (form?.kind === saved.kind && form.id === saved.id) closeForm();
}

function go(address: CatalogueAddress, entry: 'pushState' | 'replaceState'): void {
  history[entry](
    entry === 'replaceState' ? history.state : null,
    '',
    location.pathname + writeAddress(address),
  );
  $address.set(address);
}
