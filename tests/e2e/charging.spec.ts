/** Where to charge: the lists by governorate and by road, with and without JavaScript, in both languages. */
import { governorateIds } from '#domain/governorates.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { inArabic } from '../support/translated.ts';

const places = (page: Page) => page.getByRole('article');
const road = '/charging/roads/cairo-alexandria';

/** The number with which a line of figures begins. */
const firstFigure = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

test('from all places to a governorate to a place; along a road; for the own car', async ({
  page,
  catalogue,
}) => {
  await test.step('every governorate and every main road has its page, in both languages', async () => {
    const { all } = catalogue;
    const lists = governorateIds.map((id) => `/charging/${id}`);
    expect(all).toEqual(expect.arrayContaining([...lists, ...lists.map(inArabic)]));
    expect(all.filter((path) => path.startsWith('/charging/roads/')).length).toBeGreaterThan(10);
  });
  await test.step('from all places to a governorate to a place, which an address leads to', async () => {
    // The own car is told what fits it there.
    await page.goto(seal);
    await page.getByRole('button', { name: 'This is my car' }).click();
    await expect(page.getByText('This is your car.')).toBeVisible();
    await page.goto('/charging');
    const link = page
      .getByRole('region', { name: 'By governorate' })
      .getByRole('link', { name: /^Cairo / });
    const said = firstFigure((await link.textContent())?.replace('Cairo', '') ?? null);
    await link.click();
    await expect(page).toHaveURL('/charging/cairo');
    await expect(page.locator('main')).toContainText(`${said} places`);
    const rapid = page.getByRole('region', { name: 'Rapid chargers with CCS2' });
    const others = page.getByRole('region', { name: 'Other places' });
    const counted =
      (await rapid.getByRole('article').count()) + (await others.getByRole('article').count());
    expect(counted).toBe(said);
    await expect(rapid.getByRole('article').first()).toContainText(/CCS2 \d+ kW/);
    await expect(places(page).first()).toContainText(/Checked .+ by Open Charge Map/);
    const id = (await others.getByRole('article').last().getAttribute('id')) ?? '';
    await page.goto(`/charging/cairo#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    const mine = page.getByRole('status').filter({ hasText: 'places here fit your' });
    await expect(mine).toContainText(/^\d+ of \d+ places here fit your BYD Seal RWD/);
    await mine.getByText(/charge it rapidly/).click();
    await mine.getByRole('link', { name: / min$/ }).first().click();
    await expect(page).toHaveURL(/\/charging\/cairo#[\w-]{36}$/);
  });
  await test.step('a road names its places in order, from either end', async () => {
    await page.goto('/chargers');
    await page.getByRole('link', { name: /^Cairo to Alexandria by Wadi Natrun/ }).click();
    await expect(page).toHaveURL(road);
    const marks = await places(page).locator('.point-mark strong').allTextContents();
    const kms = marks.map((mark) => Number(mark.replace('km ', '')));
    expect(kms.length).toBeGreaterThan(20);
    expect(kms).toEqual(kms.toSorted((one, other) => one - other));
    await expect(places(page).first()).toContainText(/km from Cairo, .*km from Alexandria/);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the lists read in Arabic, and offer nothing that would not work; one without places says so', async ({
    page,
  }) => {
    await test.step('the lists read in Arabic, and offer nothing that would not work', async () => {
      await page.goto('/ar/charging');
      await page.locator('main a[href="/ar/charging/cairo"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('أماكن الشحن في القاهرة');
      const first = places(page).first();
      await expect(first).toContainText('CCS2');
      await expect(first).toContainText('السعر غير معروف');
      await expect(first.getByRole('link', { name: 'خرائط جوجل' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\//,
      );
      await expect(page.locator('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByText('أي هذه الأماكن يناسب سيارتك؟')).toBeHidden();
      await page.goto(inArabic(road));
      await expect(places(page).first()).toContainText(/كم من القاهرة، .*كم من الإسكندرية/);
      await page.locator('header').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(road);
    });
    await test.step('a governorate without any says so, and where to look, as does a road', async () => {
      await page.goto('/charging/new-valley');
      await expect(page.locator('main')).toContainText(
        'No place to charge is known to us in New Valley',
      );
      await expect(places(page)).toHaveCount(0);
      const nearby = page.getByRole('region', { name: 'Nearby governorates' }).getByRole('link');
      await expect(nearby).toHaveCount(6);
      await nearby.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Charging in /);
      await page.goto('/charging/roads/assiut-luxor');
      await expect(page.locator('main')).toContainText(
        /No rapid charger that we know of between Assiut and Luxor: 267\skm/,
      );
    });
  });
});
