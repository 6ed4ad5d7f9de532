/** Asking for something by keyboard alone: the dialog takes the focus, shows it at every stop and gives it back. */
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { focusFaults, pressAt, tabTo } from '../support/keyboard.ts';

/** Each dialog that asks for something: where it opens, and how it is filled in, in the order of its fields. */
const requests = [
  {
    address: seal,
    opener: 'Finance',
    send: 'Request financing',
    done: 'Your request is with our team',
    typed: {
      Year: '2026',
      'Down payment': '500000',
      Occupation: 'Engineer',
      'Monthly income': '60000',
      Address: '12 Tahrir Street, Cairo',
    },
  },
  {
    address: seal,
    opener: 'Insurance',
    send: 'Get Quotes',
    done: 'Request submitted',
    typed: { Year: '2025' },
  },
  {
    address: seal,
    opener: 'Help Me Choose',
    send: 'Get advice',
    done: 'What fits your answers best',
    typed: {
      'How many kilometres': '60',
      'Do you travel between cities?': ' ',
      'Where do you usually travel to?': 'Alexandria',
      'Do you own a second car?': ' ',
      'Do you have private parking?': ' ',
    },
  },
  {
    address: '/chargers',
    opener: 'Help Me Choose a Charger',
    send: 'Request advice',
    done: 'Request submitted',
    typed: {
      'Installation type': ' ',
      'Vehicle model': 'BYD Seal',
      'Parking type': 'Garage',
      Location: 'Smouha, Alexandria',
    },
  },
];

for (const { address, opener, send, done, typed } of requests) {
  test(`asked for and sent: ${opener}`, async ({ page, stack }) => {
    await signInOn(page, await confirmedPerson(stack));
    await page.goto(address);
    const asks = page.locator('main').getByRole('button', { name: opener, exact: true }).first();
    await pressAt(page, asks);
    const form = page.getByRole('dialog');
    await expect(form.getByRole('button', { name: send, exact: true })).toBeVisible();
    for (const [label, text] of Object.entries(typed)) {
      const group = form.getByRole('group', { name: label }).getByRole('radio');
      await tabTo(
        page,
        form.getByLabel(label).and(form.locator('input, select, textarea')).or(group),
      );
      await page.keyboard.type(text);
    }
    await pressAt(page, form.getByRole('button', { name: send, exact: true }));
    await expect(form).toContainText(done);
    await expect(form.getByRole('status').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(asks).toBeFocused();
  });
}

test('a visit is booked, its day and hour chosen by the arrow keys', async ({ page, stack }) => {
  await signInOn(page, await confirmedPerson(stack));
  await page.goto(seal);
  const opener = page.getByRole('button', { name: 'Book a Visit', exact: true }).first();
  await pressAt(page, opener);
  const form = page.getByRole('dialog');
  await expect(form.getByRole('grid')).toBeVisible();
  const day = form.locator('[data-part=table-cell-trigger][tabindex="0"]');
  await tabTo(page, day);
  await page.keyboard.press('ArrowDown');
  await expect(day).toBeFocused();
  expect(await focusFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Date')).toHaveValue(/^\w{3}, \w{3} \d{1,2}, \d{4}$/);
  expect(await focusFaults(page)).toEqual([]);
  await tabTo(page, form.getByRole('group', { name: 'Time' }).getByRole('radio'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await pressAt(page, form.getByRole('button', { name: 'Book a Visit' }));
  await expect(form).toContainText('Your visit is booked');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
