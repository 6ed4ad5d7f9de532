/** Pages and parts of the desk that share the code of those in tests/e2e/weight.spec.ts stay as light. */
import { deskScriptBudget, scriptBudget } from '../budgets.ts';
import { siteTest as test } from '../support/browser.ts';
import { expectLight, expectLightDesk } from '../support/light-pages.ts';

test('every other kind of page that is read ships little JavaScript', async ({
  browser,
  stack,
}) => {
  const paths = ['/chargers', '/charging/cairo', '/cars/byd'];
  const pages = paths.map((path) => ({ path, script: scriptBudget.read }));
  await expectLight(browser, stack, pages);
});

test('every other part of the desk ships little JavaScript before its first screen, and once it is idle', async ({
  browser,
  stack,
}) => {
  const { part, idle } = deskScriptBudget;
  const parts = ['calendar', 'tariffs', 'numbers', 'activity', 'team'];
  const paths = ['/ar/sales', '/sales?board=yes', ...parts.map((name) => `/sales/${name}`)];
  await expectLightDesk(browser, stack, [
    ...paths.map((path) => ({ path, moment: 'first screen' as const, budget: part })),
    { path: '/sales/catalogue', moment: 'idle', budget: idle },
  ]);
});
