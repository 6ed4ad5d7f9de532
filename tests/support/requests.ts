import type { Page } from './browser.ts';

type Table = 'visit_requests' | 'financing_requests';

const writesTo = (table: Table) => `**/rest/v1/${table}**`;

/** Lets the next request be stored and its answer be lost on the way; later ones pass. */
export async function loseAnswer(page: Page, table: Table): Promise<void> {
  await page.route(
    writesTo(table),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Lets the next request never arrive; later ones do. */
export async function loseRequest(page: Page, table: Table): Promise<void> {
  await page.route(writesTo(table), (route) => route.abort('internetdisconnected'), { times: 1 });
}
