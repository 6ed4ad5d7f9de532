import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { confirmedPerson, signInOn } from './accounts.ts';
import { askVisit } from './asked-visits.ts';
import { expect, type Page } from './browser.ts';
import { overflowing } from './reflow.ts';
import type { Stack } from './stack.ts';

const points = '/sales/catalogue?table=charging_points';

/**
 * Expects that no page of the desk is wider than the narrowest screen.
 * @param choose which addresses are opened, of those of the English pages
 */
export async function expectDeskFits(
  page: Page,
  stack: Stack,
  choose: (paths: string[]) => string[],
): Promise<void> {
  const { id } = await askVisit(stack, await confirmedPerson(stack));
  await signInOn(page, localSales);
  await page.setViewportSize({ width: 320, height: 640 });
  const paths = [
    `/sales?view=all&request=visit_request:${id}`,
    '/sales',
    '/sales/catalogue',
    points,
    `${points}&filter=reported`,
    `${points}&filter=imports`,
    `${points}&add=1`,
  ];
  for (const path of choose(paths)) {
    await page.goto(path);
    const shown = path.endsWith('add=1')
      ? page.getByRole('dialog')
      : page.getByRole('main').getByRole('button').nth(1);
    await expect(shown).toBeVisible();
    expect(await overflowing(page), path).toEqual([]);
  }
}
