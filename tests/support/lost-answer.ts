import type { Database } from '../../src/data/database.types.ts';
import type { Page } from './browser.ts';

type Table = keyof Database['public']['Tables'];

const rowsOf = (table: Table) => `**/rest/v1/${table}**`;

/** Lets the next row be stored in a table and its answer be lost on the way; later ones pass. */
export async function loseAnswer(page: Page, table: Table): Promise<void> {
  await loseAnswerOf(page, rowsOf(table));
}

/** Lets what is asked for next at such an address be done and its answer be lost on the way; later ones pass. */
export async function loseAnswerOf(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Lets the next row never arrive at a table; later ones do. */
export async function loseRow(page: Page, table: Table): Promise<void> {
  await page.route(rowsOf(table), (route) => route.abort('internetdisconnected'), { times: 1 });
}
