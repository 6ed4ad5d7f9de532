/** The team's page: a colleague is invited, comes in and is removed; places and messages are run from it. */
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, newPerson, signInOn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { enterAsTeam } from '../support/sales-team.ts';

/** The page of a removed member refetches the role within this time. */
const noticed = { timeout: 40_000 };

async function openTeam(page: Page): Promise<void> {
  await enterAsTeam(page);
  await page.goto('/sales/team');
  await expect(page.getByRole('heading', { name: 'Who is on the team' })).toBeVisible();
}

/** A toast is a list item, too, but outside of the page's main part. */
const card = (page: Page, text: string) =>
  page.locator('main').getByRole('listitem').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');

test('a manager invites a colleague, who signs up and sees the desk until the role is taken away', async ({
  page,
  browser,
  stack,
  faults,
}) => {
  faults.expect(/BackendFailure|403|42501|sales team may/i);
  const colleague = newPerson();
  await openTeam(page);
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await dialog(page).getByLabel('Email').fill(colleague.email);
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(notice(page)).toContainText(`${colleague.email} is invited`);
  await expect(card(page, colleague.email)).toHaveCount(1);
  await expect(card(page, colleague.email)).toContainText('Invited');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInOn(theirs, await confirmedPerson(stack, colleague));
  await theirs.goto('/sales/team');
  const own = card(theirs, colleague.email);
  await expect(own).toContainText('(you)');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Add a place' })).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: 'Catalogue' })).toHaveCount(0);

  await page.reload();
  const member = card(page, colleague.email);
  await member.getByRole('button', { name: 'Make manager' }).click();
  await dialog(page).getByRole('button', { name: 'Make manager' }).click();
  await expect(member).toContainText('Manager');
  await member.getByRole('button', { name: 'Remove' }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(notice(page)).toContainText(`${colleague.name} is no longer on the team`);
  await expect(member).toHaveCount(0);
  await expect(theirs.getByText('This page is for the sales team')).toBeVisible(noticed);
  await context.close();
});

test('places and ready messages are added, changed and deleted', async ({ page }) => {
  const mark = Date.now().toString(36);
  await openTeam(page);
  await expect(page.getByRole('heading', { name: 'First answer' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a place' }).click();
  await dialog(page).getByLabel('Name in English').fill(`Giza ${mark}`);
  await dialog(page).getByLabel('Name in Arabic').fill(`الجيزة ${mark}`);
  await dialog(page).getByLabel('Address in English').fill('Haram Street');
  await dialog(page).getByLabel('Address in Arabic').fill('شارع الهرم');
  await dialog(page).getByLabel('Link to the map').fill('https://maps.example.com/giza');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const place = card(page, `Giza ${mark}`);
  await expect(place).toHaveCount(1);
  await place.getByRole('button', { name: 'Close' }).click();
  await expect(place).toContainText('Closed');
  await place.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(place).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a message' }).click();
  await dialog(page).getByLabel('Name in English').fill(`Thanks ${mark}`);
  await dialog(page).getByLabel('Name in Arabic').fill(`شكرًا ${mark}`);
  await dialog(page).getByLabel('Message in English').fill('Thank you, {name}');
  await dialog(page).getByLabel('Message in Arabic').fill('شكرًا {name}');
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const message = card(page, `Thanks ${mark}`);
  await expect(message).toContainText('Thank you, {name}');
  await page.getByRole('button', { name: `Move Thanks ${mark} up` }).click();
  await expect(notice(page)).toContainText('is moved');
  await message.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(message).toHaveCount(0);
});
