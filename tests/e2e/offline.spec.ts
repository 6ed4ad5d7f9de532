import { expect } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { test } from '../support/changing-site.ts';
import {
  connectionNotice,
  copyNotice,
  keptIn,
  keptText,
  readPage,
  unreachable,
} from '../support/offline.ts';

test('what was seen can be read offline, with its pictures; another page opens once there is a connection', async ({
  context,
  page,
  catalogue,
  faults,
}) => {
  faults.expect(unreachable);
  const car = sealPath(catalogue);
  const heading = page.getByRole('heading', { level: 1 });
  let name = '';
  await test.step('a second look keeps what was seen at the first', async () => {
    const pictures = async () => (await keptIn(page)).filter((path) => path.includes('/size-'));
    await readPage(page, car);
    name = (await heading.textContent()) ?? '';
    await page.getByRole('link', { name: /^Show picture 2/ }).click();
    await expect(page.locator('.gallery img').nth(1)).toHaveJSProperty('complete', true);
    await readPage(page, '/cars/byd');
    await expect.poll(pictures).not.toEqual([]);
    await readPage(page, car);
    await readPage(page, '/about');
    expect(await pictures()).not.toEqual([]);
  });
  await context.setOffline(true);
  await test.step('a viewed car can be read offline', async () => {
    await expect(connectionNotice(page)).toContainText('What you send now will not reach us');
    await page.goto(`${car}?from=elsewhere`);
    await expect(connectionNotice(page)).toContainText(copyNotice);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(connectionNotice(page)).toBeEmpty();
  });
  await test.step('what stands in for another page lists what is kept, and gives way to the page', async () => {
    await page.goto('/terms');
    await expect(heading).toHaveText('You are offline');
    const brand = page.getByRole('listitem').filter({ hasText: 'BYD Electric' });
    await expect(brand.locator('img')).toHaveAttribute('src', /logos\.svg#byd$/);
    await page.getByRole('link', { name }).click();
    await expect(heading).toHaveText(name);
    await page.goBack();
    await expect(heading).toHaveText('You are offline');
    await context.setOffline(false);
    await expect(heading).toHaveText('Terms of Service');
    await expect(connectionNotice(page)).toBeHidden();
  });
  // Nothing of the backend, of the functions or of what is sent is ever kept.
  expect((await keptIn(page)).filter((path) => /^\/api|^http|\?(?!__WB)/.test(path))).toEqual([]);
});

test('after a deployment the next visit shows the new page, and keeps that one', async ({
  context,
  page,
  site,
  faults,
}) => {
  faults.expect(unreachable);
  await readPage(page, '/about', site.url);
  site.deploy('/about', (html) => html.replaceAll('About Tayar', 'About the new Tayar'));
  await page.goto(`${site.url}/about`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('About the new Tayar');
  await heading.click();
  await expect.poll(() => keptText(page, '/about')).toContain('About the new Tayar');
  await context.setOffline(true);
  await page.reload();
  await expect(connectionNotice(page)).toContainText(copyNotice);
  await expect(heading).toHaveText('About the new Tayar');
});
