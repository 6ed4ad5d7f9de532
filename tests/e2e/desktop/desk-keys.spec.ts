/** The sales desk by its keys. */
import { faultsOf } from '../../support/accessibility.ts';
import { expect, notice, test } from '../../support/browser.ts';
import { queue } from '../../support/queue.ts';
import { actAsTeam, addCaller, enterAsTeam, newCaller } from '../../support/sales-team.ts';

test('requests are opened, taken, noted and closed without a mouse, and the keys can rest', async ({
  page,
}) => {
  const [first, second] = [newCaller(), newCaller()];
  for (const caller of [first, second]) {
    const id = await addCaller(caller);
    await actAsTeam({ kind: 'walk_in', id }, 'assigned', { to: null });
  }
  await enterAsTeam(page);
  await page.goto('/sales?view=all');
  await expect(page).toHaveTitle(/^\(\d+\) /);
  const list = queue(page);
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const heading = page.getByRole('article').getByRole('heading', { level: 2 });
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/request=/);
  await expect(heading).toBeVisible();
  const opened = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(opened);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(opened);

  await page.keyboard.press('/');
  await page.keyboard.type(first.name);
  await expect(page).toHaveURL(/search=/);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // Letters are typed where one types.
  await expect(page.getByRole('searchbox')).toHaveValue(first.name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await expect(heading).toHaveText(first.name);
  await page.keyboard.press('t');
  await expect(notice(page)).toContainText('Saved');
  await page.keyboard.press('n');
  await expect(page.getByLabel('Note for the team')).toBeFocused();
  await page.keyboard.type('called, n o reply');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('called, n o reply');
  await page.keyboard.press('e');
  const closing = page.getByRole('dialog');
  await expect(closing).toBeVisible();
  // Within a dialog the keys rest.
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(closing).toHaveCount(0);
  await expect(heading).toHaveText(first.name);

  await page.keyboard.press('Shift+Slash');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('row')).toHaveCount(16);
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await keys.getByRole('checkbox', { name: 'Single keys act' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('the command bar leads to another part, and Back to the request as it was', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').locator('input')).toBeFocused();
    await page.keyboard.type('visits');
    await expect(page.getByRole('option', { name: 'WhatsApp' })).toHaveCount(0);
    await expect(page.getByRole('option', { name: 'Visits', exact: true })).toBeVisible();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sales/calendar');
    await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeFocused();
    await expect(page).toHaveTitle(/Visits/);
    await page.goBack();
    await expect(heading).toHaveText(first.name);
  });
});
