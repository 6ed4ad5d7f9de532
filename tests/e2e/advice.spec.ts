/** Help Me Choose: the request for advice on a car, and the cars that fit it. */
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { done, editorOf } from '../support/editor.ts';
import { holdBack } from '../support/hold-back.ts';
import type { Stack } from '../support/stack.ts';

const dialogOn = (page: Page) =>
  page.getByRole('dialog', { name: 'Find Your Perfect Electric Vehicle' });
const opener = (page: Page) => page.locator('main').getByRole('button', { name: 'Help Me Choose' });
const answer = (page: Page, question: string, name: 'Yes' | 'No') =>
  dialogOn(page).getByRole('group', { name: question }).getByRole('radio', { name });

/** The car requests that are stored in a person's name. */
function storedFor(stack: Stack, name: string) {
  const columns =
    'phone, email, location, daily_km, travel_between_cities, travel_destination, own_second_car, private_parking';
  return done(editorOf(stack).from('car_requests').select(columns).eq('name', name));
}

test('asked by keyboard alone from a car, stored, and answered with three cars', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(sealPath(catalogue));
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOn(page);
  await expect(dialog).toContainText('whether the BYD Seal RWD fits');
  const kilometres = dialog.getByLabel('How many kilometres do you drive on a usual day?');
  await page.keyboard.press('Tab');
  await expect(kilometres).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kilometres).toHaveAccessibleDescription(/Daily distance is required/);
  await expect(kilometres).toBeFocused();
  for (const question of ['Do you travel between cities?', 'Do you have private parking?']) {
    await expect(dialog.getByRole('group', { name: question })).toContainText(
      'Please choose yes or no',
    );
  }

  await page.keyboard.type('٦٠');
  const destination = dialog.getByLabel('Where do you usually travel to?');
  await expect(destination).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(destination).toBeFocused();
  await page.keyboard.type('الإسكندرية');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(answer(page, 'Do you own a second car?', 'No')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const release = await holdBack(page, '**/rest/v1/car_requests**');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();

  await expect(notice(page)).toContainText('Request submitted');
  await expect(notice(page)).toContainText(
    'Our team will contact you shortly to discuss the best EV options for your needs.',
  );
  expect(await storedFor(stack, person.name)).toEqual([
    {
      phone: person.phone,
      email: person.email,
      location: null,
      daily_km: 60,
      travel_between_cities: true,
      travel_destination: 'الإسكندرية',
      own_second_car: false,
      private_parking: true,
    },
  ]);
  const surroundings = editorOf(stack).from('car_requests').select('item_name, page, shown');
  expect(await done(surroundings.eq('name', person.name))).toEqual([
    {
      item_name: 'BYD Seal RWD',
      page: sealPath(catalogue),
      shown: { cars: Array(3).fill(expect.objectContaining({ price: expect.any(Number) })) },
    },
  ]);
  const best = dialog.getByRole('region', { name: 'What fits your answers best' });
  await expect(best.getByRole('article')).toHaveCount(3);
  const [first] = await best.getByRole('article').all();
  await expect(first ?? best).toContainText('at 60 km a day you charge every 4 days');
  await expect(first ?? best).toContainText('Cairo to Alexandria and back, about 438 km');
  await expect(first ?? best).toContainText('At home, a wallbox puts 60 km back');
  const asked = dialog.getByRole('region', { name: 'The car you were looking at' });
  await expect(asked.getByRole('article')).toContainText('About 485 km in everyday use');
  const link = best.getByRole('link').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.press('Enter');
  await expect(page).toHaveURL(target);
});
