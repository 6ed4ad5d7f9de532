/** The sales desk by telephone: customers who are added, calls and what came of them, and people with all their requests. */
import { randomInt, randomUUID } from 'node:crypto';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../support/accessibility.ts';
import { signInOn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { queue } from '../support/queue.ts';

/** Somebody whom no other test knows. */
const newCaller = () => ({
  name: `Mostafa ${randomUUID().slice(0, 8)}`,
  phone: `0101${randomInt(1_000_000, 9_999_999)}`,
});
type Caller = ReturnType<typeof newCaller>;

const heading = (page: Page, { name }: Caller) => page.getByRole('heading', { level: 2, name });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add a customer' });

/** Adds a caller, by the button of the list. */
async function add(page: Page, { name, phone }: Caller): Promise<void> {
  await page.getByRole('button', { name: 'Add a customer' }).click();
  await adding(page).getByLabel('Phone').fill(phone);
  await adding(page).getByLabel('Name').fill(name);
  await adding(page).getByRole('radio', { name: 'Call', exact: true }).check();
  await adding(page).getByRole('button', { name: 'Add', exact: true }).click();
}

test('a caller is added once and known the next time; after a call the desk asks how it went', async ({
  page,
  faults,
}) => {
  await test.step('a caller is added once, also when the answer is lost, and is known the next time', async () => {
    faults.expect(/rpc\/desk_add_walk_in|ERR_CONNECTION_RESET|BackendFailure/);
    const caller = newCaller();
    await signInOn(page, localSales);
    await page.goto('/sales');
    await loseAnswerOf(page, '**/rest/v1/rpc/desk_add_walk_in');
    await add(page, caller);
    await expect(adding(page).getByRole('alert')).toContainText('No answer came');
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await adding(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(heading(page, caller)).toBeVisible();
    await expect(page.getByText('What was noted')).toBeVisible();
    await expect(history(page)).toContainText('added this customer');
    await expect(page.getByRole('link', { name: 'Email' })).toHaveCount(0);

    await page.goto(`/sales?view=all&search=${encodeURIComponent(caller.name)}`);
    const list = queue(page);
    await expect(list.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: 'Add a customer' }).click();
    await adding(page)
      .getByLabel('Phone')
      .fill(`+20 ${caller.phone.slice(1)}`);
    await expect(adding(page).getByText(`This is ${caller.name}`)).toBeVisible();
    await expect(adding(page).getByLabel('Name')).toHaveValue(caller.name);
  });
  await test.step('after a call the desk asks how it went, until somebody says so', async () => {
    const caller = newCaller();
    await page.goto('/sales');
    await add(page, caller);
    await expect(heading(page, caller)).toBeVisible();
    // Here is no telephone that would open.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        const { target } = event;
        if (target instanceof Element && target.closest('a[href^="tel:"]')) event.preventDefault();
      }),
    );
    await page.getByRole('link', { name: 'Call', exact: true }).click();
    const asked = page.getByRole('region', { name: 'How did the call go?' });
    await expect(asked).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'No reply' }).click();
    await asked.getByRole('button', { name: /^Tomorrow/ }).click();
    await expect(asked).toHaveCount(0);
    await expect(history(page)).toContainText('called, and nobody answered');
    await expect(page.getByLabel('Next step')).toHaveValue('Call again');
  });
});

test('a person has one page with all requests, and two who are one are merged and parted', async ({
  page,
}) => {
  const [caller, other] = [newCaller(), newCaller()];
  await signInOn(page, localSales);
  await page.goto('/sales');
  await add(page, caller);
  await expect(heading(page, caller)).toBeVisible();
  // On a phone the request has taken the place of the list.
  await page.getByRole('button', { name: 'All requests' }).click();
  await add(page, caller);
  await expect(notice(page)).toContainText('is added');
  await page.getByRole('link', { name: 'The person: 1 more open request' }).click();
  await expect(heading(page, caller)).toBeVisible();
  await expect(page).toHaveURL(/\/sales\/people\?person=/);
  await expect(queue(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'added this customer',
  );
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'All people' }).click();

  // The same name in the same city, with another number.
  for (const phone of [caller.phone, other.phone]) {
    await page.keyboard.press('a');
    await adding(page).getByLabel('Phone').fill(phone);
    await adding(page).getByLabel('Name').fill(`${caller.name} Adel`);
    await adding(page).getByLabel('City').fill(`Tanta ${caller.phone}`);
    await adding(page).getByRole('radio', { name: 'Showroom' }).check();
    await adding(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(adding(page)).toHaveCount(0);
  }
  await page.goto(`/sales/people?search=${caller.phone}`);
  await page.getByRole('link', { name: caller.phone }).first().click();
  const likely = page.getByRole('region', { name: 'Likely the same' });
  await likely.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are they the same person?' });
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge them' }).click();
  await expect(notice(page)).toContainText('They are one person now');
  await expect(page.getByText('4 in all, 4 open')).toBeVisible();
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 in all, 3 open')).toBeVisible();
});
