/** Finding one's way: the frame of every page, languages and theme. */
import { seal } from '../../support/catalogue.ts';
import { expect, journey } from '../journey.ts';
import {
  button,
  field,
  first,
  heading,
  link,
  navigation,
  part,
  region,
  searchbox,
  textbox,
} from '../things.ts';

const menu = part('#site-menu');

journey('the menu leads where it says', async ({ person }) => {
  await person.open('/terms');
  for (const [label, address] of [
    ['Cars', '/cars'],
    ['Chargers', '/chargers'],
    ['Home', '/'],
  ] as const) {
    await person.press(button('Open menu'));
    await person.press(link(label, menu));
    await person.at(address);
    await person.misses(menu);
  }
});

journey('a search on the home page opens the list with what it finds', async ({ person }) => {
  await person.open('/ar');
  await person.fill(first(searchbox()), 'سيل');
  await person.press(button('ابحث'));
  await person.holds(searchbox(), 'سيل');
  await person.sees(first(link(/Seal RWD/)));
});

journey('the language changes with all that the address says', async ({ person }) => {
  await person.open('/cars?sort=price_asc&body=SUV');
  await person.press(link('العربية'));
  await person.at('/ar/cars?sort=price_asc&body=SUV');
  await person.sees(part('[dir=rtl] body'));
  await person.holds(part('select[name=sort]'), 'price_asc');
  await person.press(link('English'));
  await person.at('/cars?sort=price_asc&body=SUV');
  await person.sees(part('[dir=ltr] body'));
});

journey('a chosen theme stays on the next page', async ({ person }) => {
  await person.open('/');
  await person.press(button('Dark theme'));
  await person.sees(part('html.dark body'));
  await person.open('/about');
  await person.sees(button('Dark theme'), ({ pressed }) => pressed === 'true');
  await person.press(button('Dark theme'));
  await person.sees(part('html:not(.dark) body'));
});

journey('the skip link and the contents of a long page, by keyboard', async ({ person }) => {
  await person.open('/privacy');
  await person.key('Tab');
  await person.sees(link('Skip to content'), ({ isFocused, isInView }) => isFocused && isInView);
  await person.key('Enter');
  await person.sees(part('main'), ({ isFocused }) => isFocused);
  await person.press(link('Your rights', navigation('On this page')));
  await person.at(/#rights$/);
  await person.sees(heading('Your rights'), ({ isInView }) => isInView);
});

journey('the index of a car’s page stays, and leads to its parts', async ({ person }) => {
  await person.open(seal);
  const index = navigation('About this car');
  await person.press(link('Plug', region('In short')));
  await person.at(/#charging$/);
  await person.sees(part('#charging h2'), ({ isInView }) => isInView);
  await person.sees(index, ({ isInView }) => isInView);
  await person.press(link('Prices', index));
  await person.at(/#prices$/);
  await person.sees(part('#prices h2'), ({ isInView }) => isInView);
  await person.sees(part('[aria-current=location]', index), ({ text }) => text === 'Prices');
});

journey(
  'the pictures of a car move by keys and links, from right to left too',
  async ({ person }) => {
    for (const [path, next] of [
      [seal, 'ArrowRight'],
      [`/ar${seal}`, 'ArrowLeft'],
    ] as const) {
      await person.open(path);
      const isWhole = ({ box }: { box: { x: number } }) => box.x >= -5 && box.x < 60;
      await person.press(part('a[href="#picture-2"]'));
      await person.sees(part('#picture-2'), isWhole);
      await person.press(part('a[href="#picture-1"]'));
      await person.sees(part('#picture-1'), isWhole);
      await person.run(() =>
        document.querySelector<HTMLElement>('.gallery [tabindex="0"]')?.focus(),
      );
      await person.key(next);
      await person.sees(part('#picture-2'), isWhole);
    }
  },
);

journey('a picture below the first screen is there once it is reached', async ({ person }) => {
  await person.open('/cars/byd');
  const last = part('main article:last-of-type img');
  await person.until('the last picture', async () => {
    await person.run(() =>
      [...document.querySelectorAll('main article')].at(-1)?.scrollIntoView({ block: 'center' }),
    );
    const widths = await person.run(() =>
      [...document.querySelectorAll<HTMLImageElement>('main article img')].map(
        ({ naturalWidth }) => naturalWidth,
      ),
    );
    return (widths.at(-1) ?? 0) > 0 || `widths are ${widths}`;
  });
  expect((await person.look(last)).length).toBeGreaterThan(0);
});

journey('choosing a car by budget, in Arabic', async ({ person }) => {
  await person.open('/ar/choose');
  const results = region('سيارات تناسبك');
  await person.counts(part('article', results), 3);
  await person.press(button('اكتب إجاباتك'));
  await person.fill(part('main input[name=budget]'), 'مليون ونص');
  await person.choose(part('main select[name=trip]'), 'الإسكندرية');
  await person.press(button('عرض السيارات'));
  await person.reads(results, 'من القاهرة إلى الإسكندرية');
  await person.reads(results, 'المدى في الاستخدام اليومي');
});

journey('a trip on a car’s page is planned for the city that is chosen', async ({ person }) => {
  await person.open(seal);
  const trips = region('Your trips with this car');
  await person.choose(field('To', trips), 'Hurghada');
  await person.reads(trips, 'There and back, 918');
  await person.reads(trips, 'Mobil Ras Ghareb');
});

journey(
  'the costs of a month follow what is typed, and stand in the address',
  async ({ person }) => {
    await person.open(seal);
    const money = part('#money');
    await person.press(button('Use your own figures', money));
    await person.fill(textbox('Kilometres a month', money), '2000');
    await person.reads(money, 'A month of 2,000 km');
    await person.at(/km=2000/);
  },
);
