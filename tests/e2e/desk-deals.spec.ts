/** Deals at the sales desk: closed with a car and an amount, filtered and saved as a view, many at once, on the board. */
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { askVisit } from '../support/asked-visits.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { queue } from '../support/queue.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a deal is followed to its end; requests are filtered, kept as a view, and taken at once', async ({
  page,
  stack,
}) => {
  await test.step('a deal is followed in its request and on the board, and won with its car and amount', async () => {
    const buyer = await confirmedPerson(stack);
    const { id } = await askVisit(stack, buyer);
    await signInOn(page, localSales);
    await page.goto(`/sales?request=visit_request:${id}`);
    const deal = page.getByRole('region', { name: 'Deal', exact: true });
    await deal.getByLabel('Stage').selectOption('Offer');
    await deal.getByLabel('Amount (EGP)').fill('1.2 million');
    await deal.getByRole('button', { name: /^Save/ }).click();
    await expect(notice(page)).toContainText('Saved');
    expect(await faultsOf(page)).toEqual([]);

    await page.goto(`/sales?view=all&board=yes&search=${encodeURIComponent(buyer.name)}`);
    const card = page.getByRole('button', { name: `Move ${buyer.name} to…` });
    await expect(
      column(page, 'Offer').getByRole('button', { name: buyer.name }).first(),
    ).toBeVisible();
    await expect(column(page, 'Offer')).toContainText('EGP 1,200,000');
    expect(await faultsOf(page)).toEqual([]);
    await card.click();
    await page.getByRole('menuitem', { name: 'Deposit' }).click();
    await expect(notice(page)).toContainText('moved to Deposit');
    await expect(column(page, 'Deposit')).toContainText(buyer.name);

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
  await test.step('a filter is a chip and a view under a name, and many requests are taken and given back at once', async () => {
    const [first, second] = [await confirmedPerson(stack), await confirmedPerson(stack)];
    for (const buyer of [first, second]) await askVisit(stack, buyer);
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
});
