import { paths } from '#config/paths.ts';
import type { FeedQuery } from '#data/desk-feed.ts';
import { feedAreas } from '#domain/feed-areas.ts';
import { storeInAddress } from '#lib/state-in-address.store.ts';
import { choiceIn, parameter, stateInAddress } from '#lib/state-in-address.ts';

const idIn = (name: string) =>
  parameter(name, (text) => (/^[0-9a-f-]{36}$/i.test(text) ? text : null));

/** The state of the activity, as its address holds it; null for no filter. */
export type ActivityAddress = Required<FeedQuery>;

/** The address of the activity. */
const activityAddress = stateInAddress<ActivityAddress>(
  { area: null, day: null, person: null, item: null, customer: null },
  {
    area: choiceIn('area', feedAreas),
    day: parameter('day', (text) =>
      /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null,
    ),
    person: idIn('person'),
    item: idIn('item'),
    customer: idIn('customer'),
  },
);

const { $state, correct, enter, address } = storeInAddress(activityAddress, () => [
  paths.deskActivity,
]);

/** The state of the activity, in step with the address. */
export const $address = $state;

/** The address of the activity as it was left. */
export const activityAtDesk = address;

/** Changes which lines are shown. */
export const filterActivity = (change: Partial<ActivityAddress>): void => correct(change);

/** Shows what was done about a car or charger, or a customer; Back leads to what was shown before. */
export const narrowActivity = (change: Partial<ActivityAddress>): void => enter(change);
