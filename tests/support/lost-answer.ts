import type { Database } from '#data/database.types.ts';
import type { Page } from './browser.ts';

type Table = keyof Database['public']['Tables'];

const rowsOf = (table: Table) => `**/rest/v1/${table}**`;

/** The next request to a table is carried out, but its answer is lost. */
export async function loseAnswer(page: Page, table: Table): Promise<void> {
  await loseAnswerOf(page, rowsOf(table));
}

/** The next request to such an address is carried out, but its answer is lost. */
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

/** The next request to a table never arrives. */
export async function loseRow(page: Page, table: Table): Promise<void> {
  await page.route(rowsOf(table), (route) => route.abort('internetdisconnected'), { times: 1 });
}
