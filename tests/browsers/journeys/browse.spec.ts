/** Finding one's way: the frame of every page, languages and theme. */
import { journey } from '../journey.ts';
import { button, first, heading, link, main, part, searchbox } from '../things.ts';

journey('the menu leads where it says', async ({ person }) => {
  await person.open('/terms');
  for (const [label, address] of [
    ['Cars', '/cars'],
    ['Chargers', '/chargers'],
    ['Home', '/'],
  ] as const) {
    await person.press(button('Open menu'));
    await person.press(link(label, part('#site-menu')));
    await person.at(address);
    await person.misses(part('#site-menu'));
  }
});

journey('a search on the home page opens the list with what it finds', async ({ person }) => {
  await person.open('/ar');
  await person.fill(first(searchbox()), 'سيل');
  await person.press(button('ابحث'));
  await person.sees(searchbox(), ({ value }) => value === 'سيل');
  await person.sees(first(link(/Seal RWD/)));
});

journey('the language changes with all that the address says', async ({ person, }) => {
  await person.open('/cars?sort=price_asc&body=SUV');
  await person.press(link('العربية'));
  await person.at('/ar/cars?sort=price_asc&body=SUV');
  await person.sees(part('html[lang=ar][dir=rtl]'));
  await person.sees(part('select[name=sort]'), ({ value }) => value === 'price_asc');
  await person.reads(main, /من أعلى|سيارة|موديل/);
  await person.sees(first(heading()));
});
