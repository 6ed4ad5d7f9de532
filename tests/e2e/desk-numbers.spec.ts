/** The desk's numbers: requests are counted, shown and downloaded. */
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

test('the numbers count the requests of the chosen days, and can be downloaded', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/500|boom/i);
  const { client } = await signedInClient(stack, await confirmedPerson(stack));
  const subject = { brand_name: 'BYD', model_name: `Model ${randomUUID().slice(0, 8)}` };
  for (const language of ['en', 'ar']) {
    const request = { ...requestRows.visit_requests, ...subject, id: randomUUID(), language };
    expect((await client.from('visit_requests').insert(request)).error).toBeNull();
  }
  await signInOn(page, localSales);
  await page.route(
    '**/rest/v1/rpc/desk_numbers',
    (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'boom' } }),
    { times: 1 },
  );
  await page.goto('/sales/numbers');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  const subjects = table(page, 'Requests by car or charger');
  const all = subjects.getByRole('button', { name: /^Show all/ });
  await expect(subjects.getByRole('row').nth(1)).toBeVisible();
  if (await all.isVisible()) await all.click();
  const name = `BYD ${subject.model_name}`;
  await expect(subjects.getByRole('row', { name })).toHaveText(`${name}2`);
  const kinds = table(page, 'Requests by kind');
  await expect(kinds.getByRole('row', { name: /^Visit/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    subjects.getByRole('button', { name: /^CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tayar-subjects-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\ufeffCar or charger,Requests\r\n/);
  expect(text).toContain(`${name},2`);

  await page.getByText('From … to').click();
  await expect(page.getByText('Choose both days to see their numbers.')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(subjects).toContainText('Nothing in this period');

  await page.goto('/ar/sales/numbers');
  await expect(page.getByRole('heading', { name: 'الطلبات حسب النوع' })).toBeVisible();
  await page.locator('html').evaluate((html) => html.classList.add('dark'));
  expect(await colourFaultsOf(page)).toEqual([]);
});
