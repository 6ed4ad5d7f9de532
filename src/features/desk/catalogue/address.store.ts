import { paths } from '#config/paths.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { storeInAddress } from '#lib/state-in-address.store.ts';
import { type OpenForm, type TableAddress, tableAddress } from './address.ts';

const { $state, correct, enter, address } = storeInAddress(tableAddress, () => [
  paths.deskCatalogue,
  paths.deskPreview,
]);

/** The address of the catalogue as it was left. */
export const catalogueAtDesk = address;

/** The state of the catalogue's page, in step with the address. */
export const $address = $state;

/** Shows another table from its beginning; Back leads to the one before. */
export function showTable(table: EditedTable): void {
  enter({ ...tableAddress.read(''), table });
}

/** Changes which rows of the table are listed. */
export function filterRows(change: Partial<Omit<TableAddress, 'table' | 'form'>>): void {
  correct(change);
}

/** Opens a form over the list; Back closes it. */
export function openForm(form: OpenForm): void {
  const show = $address.get().form === null ? enter : correct;
  show({ form });
}

/** Where buyers' page of what a form holds is seen; the way back leads to what is shown now. */
export function previewAddress(form: OpenForm): string {
  return paths.deskPreview + tableAddress.write({ ...$address.get(), form });
}

/** Closes the form that is open. */
export function closeForm(): void {
  correct({ form: null });
}

/** Closes a form that was saved, unless the person has opened another one meanwhile. */
export function closeSaved(saved: OpenForm): void {
  const { form } = $address.get();
  if (form?.kind === saved.kind && form.id === saved.id) closeForm();
}
