import { documentBudget, scriptBudget, weightBudget } from '../budgets.ts';
import { expect, test } from '../support/browser.ts';
import { addressOf, routes } from '../support/routes.ts';
import { inArabic, languages } from '../support/translated.ts';
import { bill, fetchedBy, inlineScriptSize, total, wireSize } from '../support/weight.ts';

/** Those that are weighed in Arabic as well; what differs there, letters and their fonts, is the same on others. */
const inArabicAsWell = ['cars', 'car'];

/** Pages whose island hydrates without waiting for a person. */
const hydratedAtOnce = [
  'insurance',
  'offline',
  'signin',
  'signup',
  'reset-password',
  'profile',
  'orders',
];

const weighed = [
  ...routes.map((route) => ({ route, name: route.name, inLanguage: languages.English })),
  ...routes
    .filter(({ name }) => inArabicAsWell.includes(name))
    .map((route) => ({ route, name: `${route.name} in Arabic`, inLanguage: languages.Arabic })),
];

for (const { route, name, inLanguage } of weighed) {
  test(`${name} ships little JavaScript and stays light`, async ({ browser, catalogue, stack }) => {
    const address = new URL(inLanguage(addressOf(route, catalogue)), stack.siteUrl).href;
    const html = await (await fetch(address)).text();
    const fetched = await fetchedBy(browser, address);
    const scripts = fetched.filter(({ type }) => type === 'script');
    const scriptBytes = total(scripts) + inlineScriptSize(html);
    test.info().annotations.push({
      type: 'weight',
      description: `${fetched.length} requests, ${total(fetched)} B, JS ${scriptBytes} B`,
    });

    const scriptsAllowed = hydratedAtOnce.includes(route.name)
      ? scriptBudget.atOnce
      : scriptBudget.read;
    expect.soft(scriptBytes, bill(scripts)).toBeLessThanOrEqual(scriptsAllowed);
    const budget = route.name === 'cars' ? weightBudget.list : weightBudget.car;
    if (!['cars', 'car'].includes(route.name)) return;
    expect.soft(total(fetched), bill(fetched)).toBeLessThanOrEqual(budget.bytes);
    expect.soft(fetched.length, bill(fetched)).toBeLessThanOrEqual(budget.requests);
  });
}

test('the HTML of the listing fits its budget, CSS included', async ({ stack }) => {
  for (const path of ['/cars', '/ar/cars']) {
    const bytes = await wireSize(new URL(path, stack.siteUrl));
    test.info().annotations.push({ type: 'weight', description: `${path}: ${bytes} B` });
    expect.soft(bytes).toBeGreaterThan(0);
    expect.soft(bytes, path).toBeLessThanOrEqual(documentBudget.list);
  }
});

test('the HTML of every car page fits its budget, CSS included', async ({ catalogue, stack }) => {
  expect(catalogue.cars.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    [...catalogue.cars, ...catalogue.cars.map(inArabic)].map(async (path) => {
      const address = new URL(path, stack.siteUrl);
      return { path, bytes: await wireSize(address) };
    }),
  );
  const largest = sizes.toSorted((one, other) => other.bytes - one.bytes)[0];
  test.info().annotations.push({ type: 'largest', description: JSON.stringify(largest) });
  expect(sizes.filter(({ bytes }) => !(bytes > 0))).toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes > documentBudget.car)).toEqual([]);
});
