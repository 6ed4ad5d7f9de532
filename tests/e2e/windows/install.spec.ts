import { expect, test } from '../../support/browser.ts';
import { readPage } from '../../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('the site can be installed', async ({ page }) => {
  await readPage(page, '/about');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ short_name: 'Tayar', display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The window of a test leaves no trace, so nothing can be installed from it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
