/** Chargers, and where to charge: lists, the map with its places and trips. */
import { seal } from '../../support/catalogue.ts';
import { expect, journey } from '../journey.ts';
import type { Person } from '../person.ts';
import {
  button,
  checkbox,
  dialog,
  field,
  first,
  link,
  part,
  region,
  searchbox,
  words,
} from '../things.ts';

const cards = part('main li.charger');

/** Unfolds the filter, which some browsers bring back unfolded. */
async function openFilter(person: Person): Promise<void> {
  if ((await person.look(part('.charger-filter details[open]'))).length > 0) return;
  await person.press(first(part('summary')));
}

journey('chargers are filtered by category, and the address says so', async ({ person }) => {
  await person.open('/chargers');
  const all = (await person.look(cards)).length;
  expect(all).toBeGreaterThanOrEqual(15);
  await openFilter(person);
  const portable = checkbox(/^Portable \d+$/);
  await person.press(portable);
  await person.at('/chargers?category=portable');
  await person.until('fewer chargers', async () => {
    const { length } = await person.look(cards);
    return (length > 0 && length < all) || `there are ${length}`;
  });
  await person.press(first(link(undefined, first(cards))));
  await person.at(/\/chargers\/.+/);
  await person.back();
  await person.at('/chargers?category=portable');
  await openFilter(person);
  await person.sees(portable, ({ checked }) => checked);
  await person.press(first(button('Clear All Filters')));
  await person.counts(cards, all);
});

journey('my car is chosen once, and chargers then say what fits', async ({ person }) => {
  await person.open('/ar/chargers');
  const mine = region('سيارتي');
  await person.fill(searchbox(undefined, mine), 'بي واي دي اتو');
  await person.press(button(/Atto 3/, mine));
  await person.reads(mine, 'CCS2');
  await person.open('/chargers');
  await person.reads(region('My car'), 'BYD Atto 3');
  await person.reads(part('main'), 'Does not fit your car');
  await person.press(button('Remove BYD Atto 3 as my car'));
  await person.sees(searchbox(undefined, region('My car')));
});

const map = region(/^Map of charging points/);
const results = part(
  'ul[aria-label="Places on the map"] button, ol[aria-label="Places on the map"] button',
);

journey('the map’s filters, its list and the address say the same', async ({ person }) => {
  await person.open('/charging?plug=chademo');
  await person.reads(first(results), 'CHAdeMO');
  await person.press(words(/^Filters/));
  await person.press(checkbox('CHAdeMO'));
  await person.at('/charging');
  await person.choose(field('Power'), '100 kW or more');
  await person.at('/charging?kw=100');
  await person.reads(first(results), /\d/);
  await person.press(first(results));
  await person.reads(dialog(), /CCS2 \d+ kW/);
  await person.at(/point=/);
  await person.back();
  await person.misses(dialog());
  await person.at('/charging?kw=100');
});

journey('the map is drawn, and nears by its marks', async ({ person }) => {
  await person.open('/charging?near=zamalek');
  await person.sees(words(/within 30 km of/));
  const mark = part('.leaflet-marker-icon', map);
  await person.run(() =>
    document.querySelector('.points-map')?.scrollIntoView({ block: 'center' }),
  );
  await person.sees(first(mark));
  const place = async () => JSON.stringify((await person.look(mark)).map(({ box }) => box));
  const before = await place();
  await person.press(button('Zoom in', map));
  await person.until('other marks', async () => (await place()) !== before || 'they are the same');
});

journey('a place is found in Arabic letters, and one that is none is said', async ({ person }) => {
  await person.open('/charging');
  const near = field('Near which place?');
  await person.fill(near, 'الغردقه');
  await person.key('Enter');
  await person.sees(words(/within 30 km of Hurghada$/));
  await person.at(/near=/);
  await person.fill(near, 'Atlantis');
  await person.key('Enter');
  await person.reads(part('main'), 'We know no place called');
});

journey('a trip is drawn with the battery at each stop', async ({ person }) => {
  const car = seal.replace('/cars/', '');
  await person.open(`/charging?car=${car}&from=cairo&to=aswan`);
  await person.reads(part('main'), 'With the BYD Seal');
  await person.choose(field('To'), 'Hurghada');
  await person.at(/to=hurghada/);
  await person.sees(part('.map-charge', map), ({ text }) => /\d+% left/.test(text));
});

journey('from all places to a governorate to a place', async ({ person }) => {
  await person.open('/charging');
  await person.press(link(/^Cairo /, region('By governorate')));
  await person.at('/charging/cairo');
  const ids = await person.run(() =>
    [...document.querySelectorAll('main article[id]')].map(({ id }) => id),
  );
  const last = ids.at(-1) ?? '';
  await person.open(`/charging/cairo#${last}`);
  await person.sees(part(`[id="${last}"]`), ({ isInView }) => isInView);
});
