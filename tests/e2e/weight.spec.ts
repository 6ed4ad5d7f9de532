/** Pages stay light: see tests/budgets.ts. */
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { deskScriptBudget, documentBudget, scriptBudget, weightBudget } from '../budgets.ts';
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { askVisit } from '../support/asked-visits.ts';
import { expect, type Page, siteTest as test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { inArabic } from '../support/translated.ts';
import { bill, fetchedBy, inlineScriptSize, total, wireSize } from '../support/weight.ts';

test('pages ship little JavaScript, and weigh little', async ({ browser, stack }) => {
  const pages = [
    { path: '/', script: scriptBudget.read, weight: null },
    { path: '/chargers', script: scriptBudget.read, weight: null },
    { path: '/charging', script: scriptBudget.read, weight: null },
    { path: '/charging/cairo', script: scriptBudget.read, weight: null },
    { path: '/cars/byd', script: scriptBudget.read, weight: null },
    { path: '/cars', script: scriptBudget.read, weight: weightBudget.list },
    { path: '/ar/cars', script: scriptBudget.read, weight: weightBudget.list },
    { path: seal, script: scriptBudget.read, weight: weightBudget.car },
    { path: inArabic(seal), script: scriptBudget.read, weight: weightBudget.car },
    { path: '/signup', script: scriptBudget.atOnce, weight: null },
  ];
  for (const { path, script, weight } of pages) {
    const address = new URL(path, stack.siteUrl).href;
    const fetched = await fetchedBy(browser, address);
    const scripts = fetched.filter(({ type }) => type === 'script');
    const scriptBytes = total(scripts) + inlineScriptSize(await (await fetch(address)).text());
    test.info().annotations.push({
      type: 'weight',
      description: `${path}: ${fetched.length} requests, ${total(fetched)} B, JS ${scriptBytes} B`,
    });
    expect.soft(scriptBytes, `${path}\n${bill(scripts)}`).toBeLessThanOrEqual(script);
    if (!weight) continue;
    expect.soft(total(fetched), `${path}\n${bill(fetched)}`).toBeLessThanOrEqual(weight.bytes);
    expect.soft(fetched.length, `${path}\n${bill(fetched)}`).toBeLessThanOrEqual(weight.requests);
  }
});

test('a page of the desk ships little JavaScript before its first screen, and once it is idle', async ({
  browser,
  stack,
}) => {
  const { id } = await askVisit(stack, await confirmedPerson(stack));
  const signIn = (page: Page) => signInOn(page, localSales);
  /** What waits for the browser to be idle is never fetched then. */
  const neverIdle = async (page: Page) => {
    await signIn(page);
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  };
  const { part, request, idle } = deskScriptBudget;
  const parts = ['people', 'calendar', 'catalogue', 'tariffs', 'numbers', 'activity', 'team'];
  const pages = [
    ...['/sales', '/ar/sales', '/sales?board=yes', ...parts.map((name) => `/sales/${name}`)].map(
      (path) => ({
        path,
        first: part,
      }),
    ),
    { path: `/sales?request=visit_request:${id}`, first: request },
  ];
  // What comes later is the same everywhere, but for the code of a request beside the list.
  const later = ['/sales', '/sales/catalogue'];
  for (const { path, first } of pages) {
    for (const [moment, prepare, budget] of [
      ['first screen', neverIdle, first],
      ...(later.includes(path) ? [['idle', signIn, idle] as const] : []),
    ] as const) {
      const fetched = await fetchedBy(browser, new URL(path, stack.siteUrl).href, prepare);
      const scripts = fetched.filter(({ type }) => type === 'script');
      const page = `${path}, ${moment}`;
      test.info().annotations.push({
        type: 'weight',
        description: `${page}: ${scripts.length} scripts, ${total(scripts)} B`,
      });
      expect.soft(total(scripts), `${page}\n${bill(scripts)}`).toBeLessThanOrEqual(budget);
    }
  }
});

test('the HTML of the listing and of every car fits its budget, CSS included', async ({
  catalogue,
  stack,
}) => {
  expect(catalogue.cars.length).toBeGreaterThan(0);
  for (const [kind, paths] of [
    ['list', ['/cars']],
    ['car', catalogue.cars],
  ] as const) {
    const sizes = await Promise.all(
      [...paths, ...paths.map(inArabic)].map(async (path) => ({
        path,
        bytes: await wireSize(new URL(path, stack.siteUrl)),
      })),
    );
    const largest = sizes.toSorted((one, other) => other.bytes - one.bytes)[0];
    test.info().annotations.push({ type: kind, description: JSON.stringify(largest) });
    expect(sizes.filter(({ bytes }) => !(bytes > 0 && bytes <= documentBudget[kind]))).toEqual([]);
  }
});
