/** A script that is gone, as after a deployment, comes with the page loaded anew, and what was pressed with it. */

import type { Request } from 'playwright/test';
import { answerScript } from '../support/answer-script.ts';
import { expect, test } from '../support/browser.ts';
import { expectSelected } from '../support/compare.ts';
import { holdBack } from '../support/hold-back.ts';
import { notice } from '../support/notice.ts';

const isNavigation = (request: Request) => request.isNavigationRequest();

test('a script that is gone, as after a deployment, comes with the page loaded anew', async ({
  page,
  faults,
}) => {
  faults.expect(/answer-presses|Failed to (?:fetch|load)/);
  let isGone = true;
  await page.route(answerScript, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/cars/byd');
  const heart = page.locator('[data-favourite]').nth(1);
  const car = await heart.getAttribute('data-favourite');
  await heart.click();
  await expect(notice(page)).toContainText('That could not be loaded');
  page.on('request', (request) => {
    if (isNavigation(request)) isGone = false;
  });
  await heart.click();
  await expect(notice(page)).toContainText('Please sign in');
  expect(await page.evaluate(() => sessionStorage.getItem('tayar-intention'))).toContain(car);
});

test('a script that is gone is told of again where the site does not answer', async ({
  page,
  faults,
}) => {
  faults.expect(/answer-presses|cars\/byd|Failed to (?:fetch|load)/);
  await page.route(answerScript, (route) => route.abort('internetdisconnected'));
  await page.goto('/cars/byd');
  await page.route('/cars/byd', (route) => route.abort('internetdisconnected'));
  const heart = page.locator('[data-favourite]').first();
  for (const _ of ['first', 'second']) {
    await heart.click();
    await expect(notice(page)).toContainText('That could not be loaded');
    await notice(page).getByRole('button', { name: 'Close' }).click();
  }
  expect(page.url()).toMatch(/\/cars\/byd$/);
});

test('a press for which the page was loaded anew is not passed over where its script fails again', async ({
  page,
  faults,
}) => {
  faults.expect(/answer-presses|Failed to load|dynamically imported/);
  await page.goto('/about');
  await page.evaluate(() => sessionStorage.setItem('tayar-pressed', 'what was pressed'));
  await page.route(answerScript, (route) => route.abort());
  await page.reload();
  await expect(page.locator('.toast')).toContainText(/connection/);
  expect(await page.evaluate(() => sessionStorage.getItem('tayar-pressed'))).toBeNull();
});

for (const [moment, meanwhile] of [
  ['was loaded anew', false],
  ['is being loaded anew, after one before it', true],
] as const) {
  test(`a tick for which the page ${moment} is not passed over where its script fails again`, async ({
    page,
    faults,
  }) => {
    faults.expect(/answer-presses|Failed to (?:fetch|load)/);
    await page.route(answerScript, (route) => route.fulfill({ status: 404 }));
    await page.goto('/cars/byd');
    const boxes = page.locator('[data-compare]');
    await boxes.nth(0).check({ force: true });
    await expect(notice(page)).toContainText('That could not be loaded');
    const release = await holdBack(page, '/cars/byd', { only: isNavigation });
    const { x, y } = await boxes.nth(0).evaluate((box) => box.getBoundingClientRect());
    const leaving = page.waitForRequest(isNavigation);
    const anew = page.waitForEvent('framenavigated');
    await boxes.nth(1).check({ force: true });
    await leaving;
    if (meanwhile) {
      const failed = page.waitForEvent('console', (message) => message.text().includes('module'));
      await page.mouse.click(x, y);
      await failed;
    }
    release();
    await anew;
    await expect(notice(page)).toContainText('That could not be loaded');
    await page.unrouteAll();
    await page.reload();
    await expectSelected(page, meanwhile ? 1 : 2);
  });
}
