/** Pages stay light: see tests/budgets.ts. */
import { documentBudget, scriptBudget, weightBudget } from '../budgets.ts';
import { expect, siteTest as test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { inArabic } from '../support/translated.ts';
import { bill, fetchedBy, inlineScriptSize, total, wireSize } from '../support/weight.ts';

test('pages ship little JavaScript, and weigh little', async ({ browser, stack }) => {
  const pages = [
    { path: '/', script: scriptBudget.read, weight: null },
    { path: '/chargers', script: scriptBudget.read, weight: null },
    { path: '/charging', script: scriptBudget.read, weight: null },
    { path: '/charging/cairo', script: scriptBudget.read, weight: null },
    { path: '/charging/roads/cairo-alexandria', script: scriptBudget.read, weight: null },
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
