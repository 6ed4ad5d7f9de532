/** The home page asks the question that buyers come with, and answers it in place. */
import { expect, test } from '../support/browser.ts';

test('the answers to four questions change the cars in place, also before hydration; a search opens the list', async ({
  page,
}) => {
  await test.step('the answers change the cars in place, and lead on to all answers', async () => {
    await page.goto('/');
    const found = page.getByRole('region', { name: 'Cars that fit' });
    await expect(found.getByRole('article')).toHaveCount(3);
    // Without a budget the third is the dearest.
    const dearest = await found.getByRole('heading').last().textContent();
    await page.getByLabel('Your budget').selectOption('Up to 1 million');
    await expect(found.getByRole('status')).toContainText('Up to 1 million');
    await expect(found).not.toContainText(dearest ?? '');
    await page.getByLabel('You often drive').selectOption('Alexandria');
    await expect(found.getByRole('status')).toContainText('Alexandria each week');
    await page.getByLabel('Parking at night').selectOption('On the street');
    await expect(found.getByRole('status')).toContainText('charging in public');
    const first = await found.getByRole('heading').first().textContent();
    await page.getByRole('button', { name: 'Show the cars that fit' }).click();
    await expect(page).toHaveURL(/\/choose\?budget=1000000&daily=40&trip=alexandria&parking=no$/);
    const answers = page.getByRole('region', { name: 'Cars that fit' });
    await expect(
      answers.getByRole('article').getByRole('heading', { level: 2 }).first(),
    ).toHaveText(first ?? '');
  });
  await test.step('a question that is answered before hydration counts; a car keeps the month that it showed', async () => {
    await page.goto('/ar');
    await page.getByLabel('كم في اليوم العادي').fill('٨٠');
    const found = page.getByRole('region', { name: 'سيارات تناسبك' });
    await expect(found.getByRole('status')).toContainText('٨٠');
    await expect(found.getByRole('link').first()).toHaveAttribute(
      'href',
      /\/ar\/cars\/.+\?km=2435&home=100/,
    );
  });
  await test.step('a search opens the list with what it finds', async () => {
    await page.getByRole('search').getByRole('searchbox').fill('سيل');
    await page.getByRole('search').getByRole('button', { name: 'ابحث' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('سيل');
    await expect(page.getByRole('link', { name: /Seal RWD/ }).first()).toBeVisible();
  });
});
