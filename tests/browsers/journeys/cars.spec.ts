/** The list of cars: filters, order, address, the way back, and the comparison. */
import { expect, journey } from '../journey.ts';
import type { Person } from '../person.ts';
import {
  article,
  button,
  checkbox,
  dialog,
  field,
  first,
  heading,
  link,
  notice,
  nth,
  part,
  region,
  searchbox,
  slider,
  words,
} from '../things.ts';

const list = region('Electric Car Models');
const cards = article(list);
const sheet = dialog('Filters');
const filtersButton = button(/^Filters/);
const showCars = button(/^Show \d+ cars?$/);

async function openFilters(person: Person): Promise<void> {
  await person.press(filtersButton);
  await person.sees(sheet);
}

/** How many models the list says it has. */
async function said(person: Person): Promise<number> {
  const { text } = await person.reads(part('[role=status]', list), /^\d+ models?/);
  return Number(/\d+/.exec(text)?.[0]);
}

journey('a filter in the sheet narrows the list and stands in the address', async ({ person }) => {
  await person.open('/cars');
  await openFilters(person);
  await person.press(checkbox(/^SUV /, sheet));
  await person.at('/cars?body=SUV');
  const { text } = await person.sees(showCars);
  await person.press(showCars);
  await person.misses(sheet);
  expect(await said(person)).toBe(Number(/\d+/.exec(text)?.[0]));
  await person.press(button('Remove filter: SUV'));
  await person.at('/cars');
});

journey(
  'the sheet scrolls to its last filter, and its button stays in sight',
  async ({ person }) => {
    await person.open('/cars');
    await openFilters(person);
    await person.sees(showCars, ({ isInView, under }) => isInView && under === null);
    await person.press(first(slider('Longest range', sheet)));
    await person.sees(showCars, ({ isInView, under }) => isInView && under === null);
    await person.key('Escape');
    await person.misses(sheet);
    await person.sees(filtersButton, ({ isFocused }) => isFocused);
  },
);

journey('prices are typed as people write them', async ({ person }) => {
  await person.open('/cars');
  await openFilters(person);
  const [from, to] = [field('Lowest price (EGP)', sheet), field('Highest price (EGP)', sheet)];
  await person.fill(from, '1550000');
  await person.key('Tab');
  await person.holds(from, '1,550,000');
  await person.fill(to, '٢ مليون و ٧٥٠ ألف جنيه مصري');
  await person.key('Tab');
  await person.holds(to, '2,750,000');
  await person.at(/[?&]price=1550000-2750000(&|$)/);
});

journey('a range is moved by keys', async ({ person }) => {
  await person.open('/cars');
  await openFilters(person);
  const shortest = slider('Shortest range', sheet);
  await person.focus(shortest);
  const { value } = await person.sees(shortest);
  await person.key('ArrowRight');
  await person.key('ArrowRight');
  await person.sees(shortest, (found) => Number(found.value) === Number(value) + 20);
});

journey('the list is put in order', async ({ person }) => {
  await person.open('/cars');
  await person.choose(field('Sort by'), 'Price: Low to High');
  await person.at(/sort=price_asc/);
  const price = async () => {
    const prices = await person.look(part('article', list));
    return prices.map(({ text }) => Number(/EGP ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  };
  await person.until('rising prices', async () => {
    const shown = (await price()).filter((figure) => figure > 0);
    const isRising = shown.every((figure, at) => at === 0 || figure >= (shown[at - 1] ?? 0));
    return (shown.length > 3 && isRising) || `they are ${shown}`;
  });
});

journey('a shared address shows what it says, in the controls too', async ({ person }) => {
  await person.open('/cars?sort=range_desc&price=-2000000&range=300-&body=SUV&protocol=CCS2');
  await person.sees(button('Remove filter: SUV'));
  await person.holds(field('Sort by'), 'range_desc');
  await openFilters(person);
  await person.sees(checkbox(/^SUV /, sheet), ({ checked }) => checked);
  await person.holds(field('Highest price (EGP)', sheet), '2,000,000');
  await person.holds(slider('Shortest range', sheet), '300');
});

journey(
  'Back takes back one choice after the other, and forward makes them again',
  async ({ person }) => {
    await person.open('/cars');
    await openFilters(person);
    await person.press(checkbox(/^SUV /, sheet));
    await person.at('/cars?body=SUV');
    await person.press(checkbox(/^CCS2 /, sheet));
    await person.at('/cars?body=SUV&protocol=CCS2');
    await person.press(showCars);
    await person.misses(sheet);
    await person.back();
    await person.at('/cars?body=SUV');
    await person.misses(button('Remove filter: CCS2'));
    await person.back();
    await person.at('/cars');
    await person.misses(button('Remove filter: SUV'));
    await person.forward();
    await person.at('/cars?body=SUV');
    await person.sees(button('Remove filter: SUV'));
  },
);

journey(
  'Back closes the sheet of filters, the menu and the comparison first',
  async ({ person }) => {
    await person.open('/about');
    await person.open('/cars');
    await openFilters(person);
    await person.back();
    await person.misses(sheet);
    await person.at('/cars');
    await person.press(button('Open menu'));
    await person.sees(part('#site-menu'));
    await person.back();
    await person.misses(part('#site-menu'));
    await person.at('/cars');
    await person.press(first(checkbox(/^Compare /)));
    await person.press(button('Compare Selected EVs'));
    await person.sees(dialog('Car Comparison'));
    await person.back();
    await person.misses(dialog('Car Comparison'));
    await person.at(/^\/cars\?compare=/);
    await person.back();
    await person.at('/about');
  },
);

journey('after a car the list is as it was left', async ({ person }) => {
  await person.open('/cars?sort=range_desc&body=SUV');
  await person.sees(button('Remove filter: SUV'));
  await person.press(button('Show more'));
  await person.sees(nth(cards, 14));
  await person.run(() =>
    document.querySelectorAll('main article')[14]?.scrollIntoView({ block: 'center' }),
  );
  const name = (await person.sees(nth(heading(undefined, cards), 14))).text;
  await person.sees(nth(cards, 14), ({ isInView }) => isInView);
  const top = await person.run(() => Math.round(scrollY));
  await person.press(first(link(undefined, nth(cards, 14))));
  await person.at(/\/cars\/[^/]+\/[^/]+$/);
  await person.back();
  await person.at('/cars?sort=range_desc&body=SUV');
  const isAsLeft = async () => {
    const now = await person.run(() => Math.round(scrollY));
    return Math.abs(now - top) < 5 || `it is at ${now} instead of ${top}`;
  };
  await person.until('the place in the list', isAsLeft);
  await person.reads(nth(heading(undefined, cards), 14), name);
  await person.press(first(link(undefined, nth(cards, 14))));
  await person.at(/\/cars\/[^/]+\/[^/]+$/);
  await person.press(link('Back to all cars'));
  await person.at('/cars?sort=range_desc&body=SUV');
  await person.until('the place in the list', isAsLeft);
});

journey(
  'a search finds what is typed wrongly, and an empty one can be cleared',
  async ({ person }) => {
    await person.open('/cars');
    await person.fill(searchbox(), 'hyndai ioniq');
    await person.reads(first(heading(undefined, cards)), /^Hyundai Ioniq/);
    await person.fill(searchbox(), 'zzzzz');
    await person.sees(words('No cars match your filters. Try adjusting your criteria.'));
    await person.press(button('Remove filter: “zzzzz”'));
    await person.holds(searchbox(), '');
    await person.sees(first(cards));
  },
);

journey(
  'two cars are compared, kept on the next page, and a third is refused',
  async ({ person }) => {
    await person.open('/cars/byd');
    const box = checkbox(/^Compare /);
    await person.press(nth(box, 0));
    await person.press(nth(box, 1));
    await person.reads(region('Selected cars'), '2 EV(s) Selected');
    await person.press(nth(box, 2));
    await person.reads(notice, 'Only two EVs are allowed for comparison.');
    await person.open('/cars');
    await person.press(button('Compare Selected EVs'));
    const comparison = dialog('Car Comparison');
    await person.counts(part('thead th', comparison), 3);
    // The names stay above the rows that are scrolled to.
    await person.run(() =>
      [...document.querySelectorAll('[role=dialog] tbody tr')].at(-3)?.scrollIntoView(),
    );
    await person.sees(first(link(/^BYD /, comparison)), ({ isInView }) => isInView);
    await person.sees(first(button('Close', comparison)), ({ isInView }) => isInView);
    await person.key('Escape');
    await person.misses(comparison);
    await person.press(button('Clear Selected EVs'));
    await person.misses(button('Compare Selected EVs'));
  },
);

journey(
  'the comparison in Arabic scrolls from right to left, and keeps its names',
  async ({ person }) => {
    await person.open('/ar/cars/byd');
    const box = part('main article input[type=checkbox]');
    await person.press(nth(box, 0));
    await person.press(nth(box, 1));
    await person.press(button('قارن الآن'));
    const comparison = dialog();
    const names = part('tbody th', comparison);
    const before = await person.sees(first(names));
    await person.run(() => {
      const table = document.querySelector('[role=dialog] table');
      for (let box = table?.parentElement; box; box = box.parentElement) box.scrollLeft = -60;
    });
    await person.sees(first(names), ({ box }) => Math.abs(box.x - before.box.x) < 2);
  },
);
