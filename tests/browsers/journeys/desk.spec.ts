/** The sales desk, on a wide screen: requests, catalogue, rates, numbers, pictures. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { localSales } from '../../../scripts/stack/backend/accounts.ts';
import { confirmedPerson } from '../../support/accounts.ts';
import { addPlace, askVisit } from '../../support/asked-visits.ts';
import { done, editorOf } from '../../support/editor.ts';
import { comeSignedIn, isSignedIn } from '../account.ts';
import { expect, journey } from '../journey.ts';
import {
  button,
  dialog,
  field,
  first,
  group,
  heading,
  listItem,
  notice,
  part,
  picture,
  region,
  searchbox,
  words,
} from '../things.ts';

journey.use({ room: 'desk' });

const photo = resolve('public/pictures/fallback-car.jpg');

journey('a visit is taken and confirmed, and the history says so', async ({ person, stack }) => {
  const buyer = await confirmedPerson(stack);
  const place = `Place ${buyer.name}`;
  const address = { address_en: '90th Street', address_ar: 'شارع التسعين' };
  await addPlace(stack, { name_en: place, name_ar: place, ...address });
  const { id } = await askVisit(stack, buyer);
  await comeSignedIn(person, localSales);
  await person.open(`/sales?request=visit_request:${id}`);
  await person.sees(heading(new RegExp(buyer.name)));
  await person.press(button('Take it'));
  await person.reads(notice, 'Saved');
  await person.holds(field('Status'), 'in_progress');
  await person.choose(field('Place'), place);
  await person.press(button('Confirm the visit'));
  await person.reads(region('History'), 'confirmed the visit');
});

journey('a request is found by search, and opened', async ({ person, stack }) => {
  const buyer = await confirmedPerson(stack);
  await askVisit(stack, buyer);
  await comeSignedIn(person, localSales);
  await person.open('/sales?order=newest');
  await person.fill(searchbox('Search requests'), buyer.name);
  await person.press(button(new RegExp(buyer.name), region('Requests')));
  await person.sees(heading(new RegExp(buyer.name)));
  await person.fill(field('Note for the team'), 'Prefers <b>evenings</b>');
  await person.press(button('Save the note'));
  await person.reads(region('History'), 'Prefers <b>evenings</b>');
});

journey(
  'a spreadsheet is tried first, then saved, and a picture is uploaded',
  async ({ person, stack }, info) => {
    const editor = editorOf(stack);
    const model = `Sheet ${info.project.name} ${Date.now().toString(36)}`;
    const file = info.outputPath('cars.csv');
    const sheet = (price: string) =>
      writeFile(
        file,
        `brand,model,powertrain,charging_protocol,price_egp\nBYD,${model},BEV,CCS2,"${price}"`,
      );
    try {
      await comeSignedIn(person, localSales);
      await person.open('/sales/catalogue');
      await sheet('cheap');
      await person.attach(field('Read a CSV file'), file);
      const plan = dialog('What the file would change');
      await person.reads(plan, `Line 2, BYD ${model}, Price, EGP: Please enter a number`);
      await person.key('Escape');
      await person.misses(plan);
      await sheet('١٬٢٠٠٬٠٠٠');
      await person.attach(field('Read a CSV file'), file);
      await person.reads(plan, '1 entry would change');
      await person.press(button('Save the changes', plan));
      await person.reads(notice, '1 entry is saved');
      await person.fill(searchbox('Search by name'), model);
      await person.press(button(`Edit BYD ${model}`));
      const form = dialog(`BYD ${model}`);
      await person.attach(field('Upload pictures', form), photo);
      await person.sees(picture('Picture 1', form));
      await person.press(button('Save', form));
      await person.reads(notice, `BYD ${model} is saved`);
      const rows = await done(editor.from('cars').select('price_egp, photos').eq('model', model));
      expect(rows?.[0]?.photos).toEqual([expect.stringContaining('/catalogue/')]);
      expect(Number(rows?.[0]?.price_egp)).toBe(1_200_000);
    } finally {
      await done(editor.from('cars').delete().eq('model', model));
    }
  },
);

journey('a rate is entered from a day on', async ({ person, stack }, info) => {
  const editor = editorOf(stack);
  // Each engine has a day of its own: they may run at once.
  const day = `203${['chromium', 'firefox', 'webkit', 'safari'].indexOf(info.project.name)}-05-01`;
  const rates = () => editor.from('tariffs').delete().eq('key', 'fuel_petrol_92');
  try {
    await comeSignedIn(person, localSales);
    await person.open('/sales/tariffs');
    await person.press(button('New rate: Petrol 92'));
    const form = dialog('New rate: Petrol 92');
    await person.fill(field(/^Rate/, form), '٢٥٫٥');
    await person.set(field('Applies from', form), day);
    await person.fill(field('Source', form), `Decree 7: a.eg (${day})`);
    await person.press(button('Save', form));
    await person.reads(notice, 'Petrol 92 is saved');
    await person.reads(part('main'), `EGP 25.5 a litre · from 1 May ${day.slice(0, 4)}`);
  } finally {
    await done(rates().eq('valid_from', day));
  }
});

journey('the numbers of chosen days', async ({ person, stack }) => {
  await askVisit(stack, await confirmedPerson(stack));
  await comeSignedIn(person, localSales);
  await person.open('/sales/numbers');
  await person.sees(heading('What came, and what was won'));
  await person.press(words('From … to'));
  await person.sees(words('Choose both days to see their numbers.'));
  await person.set(field('From'), '2020-01-01');
  await person.set(field('To'), '2020-01-31');
  await person.reads(part('main'), 'Nothing in this period');
  await person.at(/2020-01-01/);
});

journey('a picture of the home page is uploaded, and taken back', async ({ person }) => {
  await comeSignedIn(person, localSales);
  await person.open('/');
  const control = group('Hero image');
  await person.sees(control);
  await person.attach(part('.hero-control input[type=file]'), photo);
  await person.reads(notice, 'Image uploaded');
  await person.sees(part('.hero-picture img'));
  await person.press(button('Reset image', control));
  await person.reads(notice, 'Image reset');
  await person.misses(part('.hero-picture img'));
});

journey('the desk in Arabic keeps its columns from right to left', async ({ person, stack }) => {
  const buyer = await confirmedPerson(stack);
  const { id } = await askVisit(stack, buyer, 'ar');
  await comeSignedIn(person, localSales);
  await person.open(`/ar/sales?request=visit_request:${id}`);
  await person.sees(first(heading(new RegExp(buyer.name))));
  await isSignedIn(person);
  const { box: list } = await person.sees(region('الطلبات'));
  const { box: request } = await person.sees(first(heading(new RegExp(buyer.name))));
  expect(list.x).toBeGreaterThan(request.x);
  // Nothing reaches beyond the window.
  const wide = await person.run(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await person.sees(first(listItem()));
});
