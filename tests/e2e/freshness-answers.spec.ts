/** A page asks what has changed since its build; answers may fail, be empty, hostile or late. */
import { expect, test } from '../support/browser.ts';
import { borrowCar, nothingChanged, question } from '../support/editor.ts';
import { cards, expectCount, modelsOf, names, openList } from '../support/listing.ts';

test('a page asks what changed, and again after a while; no change or a failed request leaves it as it is', async ({
  page,
  faults,
  catalogue,
}) => {
  await test.step('no change since the build, or a failed request, leaves the page as it is', async () => {
    faults.expect(/catalogue_changes|ERR_FAILED|Failed to load resource/);
    const asked = page.waitForResponse(question);
    await page.goto('/cars/byd');
    expect(await (await asked).json()).toMatchObject({
      complete: true,
      brands: [],
      cars: [],
      chargers: [],
    });
    await page.route(question, (route) => route.abort());
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    for (const address of ['/', catalogue.cars[0] ?? '']) {
      lines.length = 0;
      await page.goto(address);
      const text = await page.getByRole('main').textContent();
      await expect.poll(() => lines.join('\n')).toContain('Could not ask what has changed');
      expect(await page.getByRole('main').textContent()).toBe(text);
    }
  });
  await page.unrouteAll();
  await test.step('a page that comes into sight after a while asks again', async () => {
    let questions = 0;
    await page.clock.install();
    await page.route(question, (route) => {
      questions += 1;
      return route.fulfill({ json: nothingChanged });
    });
    await page.goto('/cars/byd');
    await page.clock.runFor(3000);
    await expect.poll(() => questions).toBe(1);
    const turn = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    for (const [minutes, expected] of [
      ['04:00', 1],
      ['06:00', 2],
    ] as const) {
      await turn(true);
      await page.clock.fastForward(minutes);
      await turn(false);
      await page.clock.runFor(3000);
      await expect.poll(() => questions).toBe(expected);
    }
  });
});

test('invalid rows are not shown; withdrawn cars leave a list that is in use', async ({
  page,
  catalogue,
  stack,
}) => {
  await test.step('rows that no page should show are refused, and markup in a row stays text', async () => {
    const car = await borrowCar(stack, 'BYD', catalogue.cars);
    const hostile = [
      { model: '', price_egp: 1 },
      { price_egp: -5 },
      { price_egp: 1e12 },
      { range_km: 'far' },
      { model: 'a/../b' },
    ].map((change) => ({ ...car.row, ...change }));
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.route(question, (route) =>
      route.fulfill({ json: { ...nothingChanged, cars: hostile } }),
    );
    await page.goto(car.address);
    const text = await page.getByRole('main').textContent();
    await expect
      .poll(() => lines.filter((line) => line.startsWith('Left out: cars')).length)
      .toBe(hostile.length);
    expect(await page.getByRole('main').textContent()).toBe(text);

    const model = '<img src=x onerror=alert(1)>';
    const row = { ...car.row, model, photos: ['javascript:alert(1)', 'data:text/html,x'] };
    await page.unrouteAll();
    await page.route(question, (route) =>
      route.fulfill({ json: { ...nothingChanged, cars: [row] } }),
    );
    await page.goto(car.address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(model);
    await expect(page.locator('main [src^="javascript"], main [src="x"]')).toHaveCount(0);
    await expect(page.locator('main .gallery img').first()).toHaveAttribute('src', /fallback-car/);
  });
  await page.unrouteAll();
  await test.step('cars that are withdrawn while the list answers leave it, and it goes on answering', async () => {
    const models = await modelsOf(stack);
    const sedans = models.filter(({ bodyType }) => bodyType === 'Sedan').length;
    const withdrawn: string[] = [];
    await page.route(question, (route) => {
      const told = { ...nothingChanged.withdrawn, cars: withdrawn };
      return route.fulfill({ json: { ...nothingChanged, withdrawn: told } });
    });
    await openList(page, '?body=Sedan');
    await expect(cards(page)).toHaveCount(sedans);
    for (const left of [sedans - 1, sedans - 2]) {
      const address = await cards(page).nth(1).getByRole('link').getAttribute('href');
      withdrawn.push(`${address?.slice(-8)}-0000-4000-8000-000000000000`);
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expectCount(page, left);
      await expect(cards(page)).toHaveCount(left);
    }
    const ofByd = (await names(page)).filter((name) => name.startsWith('BYD ')).length;
    expect(ofByd).toBeLessThan(sedans - 2);
    await page.getByRole('searchbox').fill('byd');
    await expectCount(page, ofByd);
    await expect(cards(page)).toHaveCount(ofByd);
  });
});

test('a change loads code only on pages that show it', async ({ page, catalogue, stack }) => {
  const car = await borrowCar(stack, 'BYD', catalogue.cars);
  /** Bytes of script on the wire that a page loads for an answer. */
  const scripts = async (address: string, price: number | null) => {
    const cars = price === null ? [] : [{ ...car.row, price_egp: price }];
    await page.route(question, (route) => route.fulfill({ json: { ...nothingChanged, cars } }));
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.unrouteAll();
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
  };
  const other = catalogue.cars.find((path) => path.startsWith('/cars/mercedes-benz/'));
  if (other === undefined) throw new Error('There is no car of Mercedes-Benz');
  const before = await scripts(other, null);
  // What reads the answer.
  expect((await scripts(other, 1_234_000)) - before).toBeLessThan(25_000);
  // Before any answer a page of one car fetches what one of another does.
  expect((await scripts(car.address, 1_234_000)) - before).toBeGreaterThan(80_000);
  await expect(page.getByRole('main')).toContainText('1,234,000');
});
