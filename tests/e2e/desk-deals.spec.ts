/** Deals at the sales desk: closed with a car and an amount, filtered and saved as a view, many at once, on the board. */
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson } from '../support/accounts.ts';
import { askVisit } from '../support/asked-visits.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { queue } from '../support/queue.ts';
import { actAsTeam, addCaller, enterAsTeam, newCaller } from '../support/sales-team.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a deal moves over the board and is won with its car and amount', async ({ page }) => {
  const caller = newCaller();
  const id = await addCaller({ ...caller, item_name: 'BYD Seal RWD' });
  await actAsTeam({ kind: 'walk_in', id }, 'deal', { stage: 'offer', amount_egp: 1_200_000 });
  await enterAsTeam(page);
  await page.goto(`/sales?view=all&board=yes&search=${encodeURIComponent(caller.name)}`);
  const card = page.getByRole('button', { name: `Move ${caller.name} to…` });
  await expect(
    column(page, 'Offer').getByRole('button', { name: caller.name }).first(),
  ).toBeVisible();
  await expect(column(page, 'Offer')).toContainText('EGP 1,200,000');
  expect(await faultsOf(page)).toEqual([]);
  await card.click();
  await page.getByRole('menuitem', { name: 'Deposit' }).click();
  await expect(notice(page)).toContainText('moved to Deposit');
  await expect(column(page, 'Deposit')).toContainText(caller.name);

  await card.click();
  await page.getByRole('menuitem', { name: 'Won' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did it end?' });
  await expect(dialog.getByRole('radio', { name: 'Won' })).toBeChecked();
  await expect(dialog.getByLabel('Car sold')).toHaveValue(/BYD Seal/);
  await expect(dialog.getByLabel('Amount (EGP)')).toHaveValue('1,200,000');
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close the request' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toHaveCount(0);
});

test('a filter is a chip and a view under a name, and many requests are taken and given back at once', async ({
  page,
  stack,
}) => {
  const [first, second] = [await confirmedPerson(stack), await confirmedPerson(stack)];
  for (const buyer of [first, second]) await askVisit(stack, buyer);
  await enterAsTeam(page);
  await page.goto('/sales?order=newest');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Filter by language').selectOption('English');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/language=en/);
  const chip = page.getByRole('button', { name: 'Remove the filter: English' });
  await expect(chip).toBeVisible();

  await page.getByRole('button', { name: 'Saved views' }).click();
  const name = `English ${Date.now()}`;
  await page.getByLabel('Name of the view').fill(name);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await expect(notice(page)).toContainText(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await chip.click();
  await expect(page).not.toHaveURL(/language=en/);
  await page.getByText(name, { exact: true }).click();
  await expect(page).toHaveURL(/language=en/);

  const row = (buyer: typeof first) => queue(page).getByRole('button', { name: buyer.name });
  for (const buyer of [first, second]) {
    await row(buyer).focus();
    await page.keyboard.press('x');
  }
  await expect(page.getByText('2 selected')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(notice(page)).toContainText('Done for 2 requests');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Undone for 2 requests');
  await expect(row(first)).toContainText('Nobody yet');
});
