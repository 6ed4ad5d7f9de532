/** Which car: a family's wishes, answered before anybody signs in. */
import { faultsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';

test('a family finds cars for its budget and its weekends, and shares them', async ({ page }) => {
  await page.goto('/ar/choose');
  const results = page.getByRole('region', { name: 'سيارات تناسبك' });
  await expect(results.getByRole('article')).toHaveCount(3);
  await page.getByRole('textbox', { name: 'الميزانية' }).fill('مليون ونص');
  await page.getByLabel('كم كيلومترًا في اليوم العادي؟').fill('60');
  await page.getByLabel('أين تسافر كثيرًا؟').selectOption('الإسكندرية');
  await expect(results.getByRole('article')).toHaveCount(3);
  await expect(results).toContainText('من القاهرة إلى الإسكندرية');
  await expect(results).toContainText('المدى في الاستخدام اليومي');
  await expect(results).toContainText('الإجمالي قبل الترخيص');
  expect(await faultsOf(page)).toEqual([]);

  const link = results.getByRole('link', { name: 'إرسال على واتساب' });
  const sent = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const address = sent.split('\n').at(-1) ?? '';
  const names = await results.getByRole('heading', { level: 2 }).allTextContents();
  await page.goto(new URL(address).pathname + new URL(address).search);
  await expect(page.getByRole('textbox', { name: 'الميزانية' })).toHaveValue('١٬٥٠٠٬٠٠٠');
  await expect(results.getByRole('heading', { level: 2 })).toHaveText(names);
});

test('an invalid figure gets a message, and so does a budget that no car fits', async ({
  page,
}) => {
  await page.goto('/choose?budget=a+lot');
  const budget = page.getByRole('textbox', { name: 'Budget' });
  await expect(budget).toHaveAccessibleDescription(/amount in EGP/);
  await expect(page.getByText("We can't read one of the figures")).toBeVisible();
  await page.getByLabel('Budget').fill('1000');
  await expect(page.getByText('No car fits all of it')).toBeVisible();
  await page.getByRole('button', { name: 'Any', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('an address that asks something shows its own cars at once, and each leads to its month', async ({
  page,
}) => {
  const release = await holdBack(page, '**/data/listing*');
  await page.goto('/choose?seats=6&daily=60');
  const results = page.getByRole('region', { name: 'Cars that fit' });
  await expect(results.getByText('Looking for cars that fit').first()).toBeAttached();
  await expect(results.getByRole('article')).toHaveCount(0);
  release();
  await expect(results.getByRole('article')).toHaveCount(3);
  await expect(results).toContainText('For you: 60 km a day');
  await expect(results.getByText(/^The car: .* 6 seats/)).toHaveCount(3);
  await results.getByRole('article').first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/[?&]km=1826&home=100/);
});

test('places that nobody knows count as the usual home and no trip', async ({ page }) => {
  await page.goto('/choose?home=atlantis&trip=nowhere&daily=40');
  await expect(page.getByLabel('Kilometres on a usual day')).toHaveValue('40');
  await expect(page.getByLabel('Where you live')).toHaveValue('cairo');
  await expect(page.getByLabel('A trip you often make')).toHaveValue('');
});
