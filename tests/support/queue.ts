/** The queue of requests at the desk, as a salesperson uses it. */
import { expect, type Page } from './browser.ts';

/** The list beside a request. */
export const queue = (page: Page) => page.getByRole('region', { name: 'Requests' });

/**
 * Finds a person's only request by search and opens it. It waits until nothing else is listed: a row moves up under a press
 * that comes earlier.
 */
export async function openRequestOf(page: Page, { name }: { name: string }): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(name);
  const found = queue(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(found).toHaveText([new RegExp(name)]);
  await found.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
