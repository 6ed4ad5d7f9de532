import { keys } from '#features/desk/queries.ts';
import type { OwnWords } from '#features/desk/SaveFailure.tsx';
import type { DeskChange } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';

/** A change of a rate. @param saved the toast's title once it is stored */
export const rateChange = <Input>(
  saved: string,
  store: DeskChange<Input>['store'],
): DeskChange<Input> => ({
  store,
  shownBy: [keys.tariffs],
  saved: () => saved,
});

/** The form holds the rate as it was: whoever was slower has to close it. */
export const ownWords = (): OwnWords => ({
  changed: { title: m.desk_fault_changed(), text: m.desk_tariffs_changed_text() },
});
