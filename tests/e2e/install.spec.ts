import { expect } from '../support/browser.ts';
import { test } from '../support/changing-site.ts';
import { readPage } from '../support/offline.ts';

test('the site can be installed', async ({ page }) => {
  await readPage(page, '/about');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ short_name: 'Tayar', display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every test has a window of its own that leaves no trace, from which nothing is ever installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
