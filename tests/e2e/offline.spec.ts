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

test('a car that was looked at can be read without a connection; what was not opens once there is one', async ({
  context,
  page,
  catalogue,
  faults,
}) => {
  faults.expect(unreachable);
  const car = sealPath(catalogue);
  await readPage(page, car);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await context.setOffline(true);
  await expect(connectionNotice(page)).toContainText('What you send now will not reach us');

  await page.goto(`${car}?from=elsewhere`);
  await expect(connectionNotice(page)).toContainText(copyNotice);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(connectionNotice(page)).toBeEmpty();

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Tayar');
  await expect(connectionNotice(page)).toBeHidden();
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
