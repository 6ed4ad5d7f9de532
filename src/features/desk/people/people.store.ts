import { paths } from '#config/paths.ts';
import { storeInAddress } from '#lib/state-in-address.store.ts';
import { parameter, stateInAddress, textIn } from '#lib/state-in-address.ts';

/** What the part of the people shows, as its address holds it. */
type PeopleState = {
  /** Id of the person who is open. */
  person: string | null;
  search: string;
};

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const peopleAddress = stateInAddress<PeopleState>(
  { person: null, search: '' },
  { person: parameter('person', (id) => (isUuid(id) ? id : null)), search: textIn('search', 200) },
);

const { $state, correct, enter, address } = storeInAddress(peopleAddress, () => [paths.deskPeople]);

/** Who is shown, in step with the address. */
export const $people = $state;

/** The address of the people as they were left. */
export const peopleAtDesk = address;

/** The address of a person. */
export const personAddress = (person: string): string =>
  paths.deskPeople + peopleAddress.write({ person, search: '' });

export function searchPeople(search: string): void {
  correct({ search });
}

/** Opens a person, or with null goes back to all; Back leads to what was shown before. */
export function openPerson(person: string | null): void {
  enter({ person });
}
