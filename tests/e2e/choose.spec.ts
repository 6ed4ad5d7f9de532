/** Which car: a family's wishes, answered before anybody signs in. */
import { expect, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';

test('a family finds cars for its budget and its weekends, and shares them', async ({ page }) => {
  await page.goto('/ar/choose');
  const results = page.getByRole('region', { name: 'سيارات تناسبك' });
  await expect(results.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'اكتب إجاباتك' }).click();
  await page.getByRole('textbox', { name: 'الميزانية' }).fill('مليون ونص');
  await page.getByLabel('كم كيلومترًا في اليوم العادي؟').fill('60');
  await page.getByLabel('أين تسافر كثيرًا؟').selectOption('الإسكندرية');
  await expect(results.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'عرض السيارات' }).click();
  await expect(page.getByText('حتى ١٫٥ مليون، ')).toContainText('الإسكندرية كل أسبوع');
  await expect(results).toContainText('من القاهرة إلى الإسكندرية');
  await expect(results).toContainText('المدى في الاستخدام اليومي');
  await expect(results).toContainText('الإجمالي قبل الترخيص');

  const link = results.getByRole('link', { name: 'إرسال على واتساب' });
  const sent = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const address = sent.split('\n').at(-1) ?? '';
  const found = results.getByRole('article').getByRole('heading', { level: 2 });
  const names = await found.allTextContents();
  await page.goto(new URL(address).pathname + new URL(address).search);
  await page.getByRole('button', { name: 'تعديل' }).click();
  await expect(page.getByRole('textbox', { name: 'الميزانية' })).toHaveValue('١٬٥٠٠٬٠٠٠');
  await expect(found).toHaveText(names);
});

test('an address that asks something shows its own cars at once, and each leads to its month and its trip', async ({
  page,
}) => {
  const release = await holdBack(page, '**/data/listing*');
  await page.goto('/choose?seats=6&daily=60&trip=hurghada&often=1');
  const results = page.getByRole('region', { name: 'Cars that fit' });
  await expect(results.getByText('Looking for cars that fit').first()).toBeAttached();
  await expect(results.getByRole('article')).toHaveCount(0);
  release();
  await expect(results.getByRole('article')).toHaveCount(3);
  await expect(
    page.getByText('60 km a day, Hurghada once a month, charging at home, at least 6 seats'),
  ).toBeVisible();
  await expect(results.getByText(/^The car: .* 6 seats/)).toHaveCount(3);
  const first = results.getByRole('article').first().getByRole('link').first();
  await expect(first).toHaveAttribute('href', /[?&]km=1826&home=100/);
  await first.press('Enter');
  await expect(page).toHaveURL(/[?&]km=1826&/);
  await expect(page).toHaveURL(/from=cairo&to=hurghada/);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('hurghada');
});
