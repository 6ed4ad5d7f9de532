/** The desk's numbers and activity: requests are counted, shown, opened and downloaded. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { faultsOf } from '../support/accessibility.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { actAsTeam, addCaller, enterAsTeam, newCaller } from '../support/sales-team.ts';

const table = (page: Page, title: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the numbers count the requests of the chosen days, open them and can be downloaded; the activity says who did what', async ({
  page,
}) => {
  const name = `BYD Model ${randomUUID().slice(0, 8)}`;
  const caller = newCaller();
  const [id] = [
    await addCaller({ ...caller, item_name: name }),
    await addCaller({ item_name: name, language: 'ar' }),
  ];
  await actAsTeam({ kind: 'walk_in', id }, 'note', { text: 'Calls back' });
  await enterAsTeam(page);

  await test.step('the numbers', async () => {
    await page.goto('/sales/numbers');
    const results = table(page, 'What came, and what was won');
    await results.getByRole('button', { name: 'Car', exact: true }).click();
    const all = results.getByRole('button', { name: /^Show all/ });
    await expect(results.getByRole('row').nth(1)).toBeVisible();
    if (await all.isVisible()) await all.click();
    const counted = results.getByRole('link', { name: `Requests: ${name}, 2` });
    await expect(counted).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      results.getByRole('button', { name: /^CSV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^tayar-results-car-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^\ufeffCar,Requests,Won,Lost,Conversion,Amount won\r\n/);
    expect(text).toContain(`${name},2`);

    await counted.click();
    await expect(page).toHaveURL(/\/sales\?view=all&car=/);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await page.goBack();

    await page.getByText('From … to').click();
    await expect(page.getByText('Choose both days to see their numbers.')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await expect(results).toContainText('Nothing in this period');

    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await expect(table(page, 'Cars: views, favorites, requests')).toBeVisible();
  });

  await test.step('the activity', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Activity' }).click();
    const line = page
      .getByRole('listitem')
      .filter({ hasText: caller.name })
      .filter({ hasText: 'Calls back' });
    await expect(line).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await line.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`request=walk_in:${id}`));
  });
});
