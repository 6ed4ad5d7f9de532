/** What only a browser with windows does: it keeps pages to come back to, which are right again then, and it installs. */
import { confirmedPerson, expectSignedIn, signInOn } from '../../support/accounts.ts';
import { expect, siteTest as test } from '../../support/browser.ts';
import { closeCached, goBack, withCache } from '../../support/cached-pages.ts';
import { seal } from '../../support/catalogue.ts';
import { cards, models } from '../../support/listing.ts';
import { readPage } from '../../support/offline.ts';

// One browser for all tests: it takes long to start.
test.describe.configure({ mode: 'default' });

test.afterAll(closeCached);

test('a page restored from the cache shows what was chosen and saved meanwhile, and follows sign-ins and sign-outs', async ({
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await withCache(stack.siteUrl, async (page) => {
    const main = page.getByRole('main');
    await test.step('a sign-in', async () => {
      await page.goto('/about');
      await signInOn(page, person);
      await goBack(page);
      await expectSignedIn(page, true);
    });
    await test.step('a heart, a selection and what was looked at', async () => {
      await page.goto('/');
      await page.goto('/cars/byd');
      const name = 'BYD Seal RWD';
      const heart = page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
      const box = page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.locator(`main a[href="${seal}"]`).first().click();
      await expect(page).toHaveURL(seal);
      await heart.click();
      await expect(page.getByText('has been added to your favorites').first()).toBeVisible();
      await page.waitForFunction(() => localStorage.getItem('tayar-recent') !== null);
      const [, , brandId, id] = seal.split('/');
      await page.evaluate(
        (text) => localStorage.setItem('tayar-compare', text),
        JSON.stringify([{ brandId, id }]),
      );
      await goBack(page);
      await expect(box).toBeChecked();
      await expect(page.getByRole('region', { name: 'Selected cars' })).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await goBack(page);
      const recent = page.getByRole('region', { name: 'Recently viewed' });
      await expect(recent.getByRole('link')).toHaveCount(1);
    });
    await test.step('a sign-out; an open form shows no other person’s entries', async () => {
      await page.goto(seal);
      await main.getByRole('button', { name: 'Finance', exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Occupation').fill('Dentist');
      await page.goto('/terms');
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key !== 'tayar-recent') localStorage.removeItem(key);
        }
      });
      await goBack(page);
      await expectSignedIn(page, false);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(person.email)).toHaveCount(0);
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => key.startsWith('tayar-draft'))).toEqual([]);
    });
  });
});

test('the list, narrowed, and the pages of chargers and of an account come back as they were left', async ({
  catalogue,
  stack,
}) => {
  await withCache(stack.siteUrl, async (page) => {
    await page.goto('/cars');
    const suv = page.getByRole('checkbox', { name: /^SUV/ });
    const count = models(page).getByRole('status');
    const all = (await count.textContent()) ?? '';
    await suv.check();
    await expect(count).not.toHaveText(all);
    await page.getByLabel('Sort by').selectOption('price_asc');
    await expect(page).toHaveURL(/sort=price_asc/);
    const [narrowed, address] = [(await count.textContent()) ?? '', page.url()];
    const first = cards(page).first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Back to all cars' })).toBeVisible();
    await goBack(page);
    await expect(page).toHaveURL(address);
    await expect(suv).toBeChecked();
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc');
    await expect(count).toHaveText(narrowed);
    await expect(first.getByRole('heading')).toHaveText(name);
    // Nothing of it comes back later.
    await page.goto('/cars');
    await expect(count).toHaveText(all);

    const pages = ['/chargers', catalogue.chargers[0] ?? '', '/signin'];
    for (const path of [...pages, '/terms']) {
      await page.goto(path);
      await page.mouse.move(200, 200);
    }
    for (const path of pages.toReversed()) {
      await goBack(page);
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('can be installed', async ({ stack }) => {
    await withCache(stack.siteUrl, async (page) => {
      await readPage(page, '/about');
      const devtools = await page.context().newCDPSession(page);
      const { errors, data } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(JSON.parse(data ?? '')).toMatchObject({ short_name: 'Tayar', display: 'standalone' });
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // The window of a test leaves no trace, so nothing can be installed from it.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    });
  });
});
