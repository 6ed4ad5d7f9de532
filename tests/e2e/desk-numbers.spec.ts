/** The desk's numbers and activity: requests are counted, shown, opened and downloaded. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, signedInClient, signInOn } from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { requestRows } from '../support/rows.ts';

const table = (page: Page, title: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the numbers count the requests and open them; the activity says who did what', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('the numbers count the requests of the chosen days, open them, and can be downloaded', async () => {
    faults.expect(/500|boom/i);
    const { client } = await signedInClient(stack, await confirmedPerson(stack));
    const subject = { brand_name: 'BYD', model_name: `Model ${randomUUID().slice(0, 8)}` };
    for (const language of ['en', 'ar']) {
      const request = { ...requestRows.visit_requests, ...subject, id: randomUUID(), language };
      expect((await client.from('visit_requests').insert(request)).error).toBeNull();
    }
    await signInOn(page, localSales);
    await page.route(
      '**/rest/v1/rpc/desk_sales_numbers',
      (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'boom' } }),
      { times: 1 },
    );
    await page.goto('/sales/numbers');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    const results = table(page, 'What came, and what was won');
    await results.getByRole('button', { name: 'Car', exact: true }).click();
    const all = results.getByRole('button', { name: /^Show all/ });
    await expect(results.getByRole('row').nth(1)).toBeVisible();
    if (await all.isVisible()) await all.click();
    const name = `BYD ${subject.model_name}`;
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

    await page.goto('/ar/sales/numbers');
    await expect(page.getByRole('heading', { name: 'ما وصل وما تم' })).toBeVisible();
    await page.locator('html').evaluate((html) => html.classList.add('dark'));
    expect(await colourFaultsOf(page)).toEqual([]);
  });
  await test.step('the activity says who did what, and opens it', async () => {
    const { client } = await signedInClient(stack, await confirmedPerson(stack));
    const id = randomUUID();
    const full_name = `Person ${id.slice(0, 8)}`;
    const request = { ...requestRows.visit_requests, full_name, id };
    expect((await client.from('visit_requests').insert(request)).error).toBeNull();
    const sales = await signedInClient(stack, localSales);
    const note = { of_kind: 'visit_request', request: id, event: randomUUID(), action: 'note' };
    const { error } = await sales.client.rpc('desk_act', {
      ...note,
      detail: { text: 'Calls back' },
    });
    expect(error).toBeNull();
    await page.goto('/sales/activity');
    const line = page.getByRole('listitem').filter({ hasText: full_name });
    await expect(line).toContainText('Calls back');
    expect(await faultsOf(page)).toEqual([]);
    await line.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`request=visit_request:${id}`));
  });
});
