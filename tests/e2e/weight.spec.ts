/** Pages stay light: see tests/budgets.ts. The others that share their code are weighed in tests/deep. */
import { deskScriptBudget, documentBudget, scriptBudget, weightBudget } from '../budgets.ts';
import { confirmedPerson } from '../support/accounts.ts';
import { askVisit } from '../support/asked-visits.ts';
import { expect, siteTest as test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { expectLight, expectLightDesk } from '../support/light-pages.ts';
import { inArabic } from '../support/translated.ts';
import { wireSize } from '../support/weight.ts';

test('pages ship little JavaScript, and weigh little', async ({ browser, stack }) => {
  const { read, atOnce } = scriptBudget;
  const { list, car } = weightBudget;
  await expectLight(browser, stack, [
    { path: '/', script: read },
    { path: '/charging', script: read },
    { path: '/cars', script: read, weight: list },
    { path: '/ar/cars', script: read, weight: list },
    { path: seal, script: read, weight: car },
    { path: inArabic(seal), script: read, weight: car },
    { path: '/signup', script: atOnce },
  ]);
});

test('a page of the desk ships little JavaScript before its first screen, and once it is idle', async ({
  browser,
  stack,
}) => {
  const { id } = await askVisit(stack, await confirmedPerson(stack));
  const { part, request, idle } = deskScriptBudget;
  const opened = `/sales?request=visit_request:${id}`;
  await expectLightDesk(browser, stack, [
    { path: '/sales', moment: 'first screen', budget: part },
    { path: '/sales/people', moment: 'first screen', budget: part },
    { path: '/sales/catalogue', moment: 'first screen', budget: part },
    { path: opened, moment: 'first screen', budget: request },
    // What comes later is the same everywhere, but for the code of a request beside the list.
    { path: '/sales', moment: 'idle', budget: idle },
  ]);
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
