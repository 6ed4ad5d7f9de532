import type { Database } from '../../src/data/database.types.ts';
import type { Page } from './browser.ts';

/** Lets the next row be stored in a table and its answer be lost on the way; later ones pass. */
export async function loseAnswer(
  page: Page,
  table: keyof Database['public']['Tables'],
): Promise<void> {
  await page.route(
    `**/rest/v1/${table}**`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
