/** The desk that is come back to from a car's page is kept by the browser, and is right within seconds. */
import { randomUUID } from 'node:crypto';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { confirmedPerson, signedInClient, signInOn } from '../support/accounts.ts';
import { askVisit } from '../support/asked-visits.ts';
import { expect, type Page, siteTest as test } from '../support/browser.ts';
import { closeCached, goBack, withCache } from '../support/cached-pages.ts';
import { seal } from '../support/catalogue.ts';
import { done } from '../support/editor.ts';

test.describe.configure({ mode: 'default' });
test.afterAll(closeCached);

const queue = (page: Page) => page.getByRole('region', { name: 'Requests' });

/** What the desk asks for must have come: a page with open requests is not kept. */
async function openDesk(page: Page, search: string): Promise<void> {
  await page.goto(`/sales?view=all&search=${encodeURIComponent(search)}`);
  await expect(queue(page).getByRole('button', { name: search })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('what colleagues and buyers did meanwhile is there, and the person is signed in', async ({
  stack,
}) => {
  const buyer = await confirmedPerson(stack);
  const { id } = await askVisit(stack, buyer);
  await withCache(stack.siteUrl, async (page) => {
    await signInOn(page, localSales);
    await openDesk(page, buyer.name);
    const row = queue(page).getByRole('button', { name: buyer.name });
    await row.click();
    const status = page.getByLabel('Status', { exact: true });
    await expect(status).toHaveValue('new');
    await page.waitForLoadState('networkidle');
    await page.goto(seal);
    const { client } = await signedInClient(stack, localSales);
    const taken = await done(
      client.rpc('desk_act', {
        of_kind: 'visit_request',
        request: id,
        event: randomUUID(),
        action: 'taken',
        seen_version: 1,
      }),
    );
    expect(taken).toMatchObject({ result: 'done' });
    await goBack(page);
    await expect(status).toHaveValue('in_progress', { timeout: 10_000 });
    await expect(page.getByRole('heading', { name: buyer.name })).toBeVisible();
    await expect(page).toHaveURL(/\/sales/);
  });
});

test('after a sign-out elsewhere nothing of the desk is left on it', async ({ stack }) => {
  const buyer = await confirmedPerson(stack);
  await askVisit(stack, buyer);
  await withCache(stack.siteUrl, async (page) => {
    await signInOn(page, localSales);
    await openDesk(page, buyer.name);
    await page.goto('/terms');
    const other = await page.context().newPage();
    await other.goto('/about');
    await other.getByRole('button', { name: 'Account', exact: true }).click();
    await other.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await expect(other.locator('html')).not.toHaveClass(/signed-in/);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText(buyer.name)).toHaveCount(0, { timeout: 10_000 });
    await expect(page.getByText(buyer.phone)).toHaveCount(0);
    await expect(page).toHaveURL(/\/signin/);
  });
});

test('after another person has signed in, the desk shows nothing of the team to them', async ({
  stack,
}) => {
  const [buyer, next] = [await confirmedPerson(stack), await confirmedPerson(stack)];
  await askVisit(stack, buyer);
  await withCache(stack.siteUrl, async (page) => {
    await signInOn(page, localSales);
    await openDesk(page, buyer.name);
    await page.goto('/terms');
    const other = await page.context().newPage();
    await signInOn(other, next);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText(buyer.name)).toHaveCount(0, { timeout: 10_000 });
    await expect(page.getByText(buyer.phone)).toHaveCount(0);
  });
});
