/** A car's page: its index, its answers, its pictures, sharing, and what it costs. */
import type { Locator } from 'playwright/test';
import { confirmedPerson, submitSignIn } from '../support/accounts.ts';
import { expect, hydrated, notice, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { phone } from '../support/screens.ts';
import { inArabic } from '../support/translated.ts';

const index = (page: Page) => page.getByRole('navigation', { name: 'About this car' });
const inIndex = (page: Page, name: string) => index(page).getByRole('link', { name });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const strip = (page: Page) => page.getByRole('region', { name: /^Pictures of the/ });
const slide = (page: Page, index: number) => page.locator(`#picture-${index}`);
const position = (page: Page) => page.getByRole('status').filter({ hasText: /picture \d of 2/ });

test('a visit can be booked at once, and an index that stays leads to every part, as do addresses', async ({
  page,
}) => {
  await test.step('an index that stays leads to every part, as do the answers', async () => {
    await page.goto(seal);
    await expect(page.getByRole('button', { name: 'Book a Visit' }).last()).toBeInViewport({
      ratio: 1,
    });
    const answers = page.getByRole('region', { name: 'In short' });
    await expect(answers).toContainText('About 370 km');
    await answers.getByRole('link', { name: 'Plug' }).click();
    await expect(page).toHaveURL(/#charging$/);
    await expect(part(page, 'Charging').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(index(page)).toBeInViewport();
    await expect(inIndex(page, 'Charging')).toHaveAttribute('aria-current', 'location');
    await inIndex(page, 'Prices').press('Enter');
    await expect(part(page, 'Prices')).toBeInViewport();
    await expect(inIndex(page, 'Prices')).toHaveAttribute('aria-current', 'location');
    await expect(inIndex(page, 'Prices')).toBeInViewport({ ratio: 0.9 });
    for (const name of ['Overview', 'Full Specifications', 'Features']) {
      await expect(part(page, name)).toBeVisible();
    }
  });
  await test.step('a visit can be booked from the first screenful of a small phone, before anything is touched', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(inArabic(seal));
    await expect(page.getByRole('button', { name: 'احجز زيارة' }).last()).toBeInViewport({
      ratio: 1,
    });
    await page.setViewportSize(phone.viewport);
  });
  await test.step('opened by an address with a fragment, the named part is on the screen, and stays there', async () => {
    await page.goto(`${seal}#features`);
    await expect(part(page, 'Features')).toBeInViewport();
    const read = part(page, 'Features').getByRole('heading', { level: 3 }).last();
    await read.evaluate((title) => title.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = () => read.evaluate((title) => Math.round(title.getBoundingClientRect().top));
    const before = await top();
    const expectSamePlace = () =>
      expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
    await page.reload();
    await expectSamePlace();
    await page.goto('/about');
    await page.goBack();
    await expectSamePlace();
  });
});

/** Swipes from the end of an element to its start, frame by frame: browsers merge moves within one frame. */
async function swipe(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to swipe.');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined ? [] : [{ x: box.x + box.width * share, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0.9);
  for (const share of [0.8, 0.6, 0.4, 0.2, 0.1, 0.05]) {
    await touch('touchMove', share);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd');
}

test('pictures move by thumb, keys and links; the price has its history, Share passes on the address; similar cars have a reason', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await test.step('pictures move by thumb, keys and links, and the shown one is announced', async () => {
    await page.goto(`${seal}?from=chat`);
    await expect(position(page)).toHaveCount(0);
    const images = strip(page).locator('img');
    const loaded = () =>
      images.evaluateAll(
        (all: HTMLImageElement[]) => all.filter((image) => image.naturalWidth > 0).length,
      );
    await expect.poll(loaded).toBeGreaterThan(0);
    // Scrolled before hydration, it still shows the right position.
    await swipe(page, strip(page));
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    await strip(page).focus();
    await hydrated(page);
    await expect(position(page)).toHaveText(/^BYD Seal RWD, picture 2 of 2: 4,800.mm long/);
    await page.keyboard.press('ArrowLeft');
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await expect(position(page)).toHaveText('BYD Seal RWD, picture 1 of 2');
    await page.keyboard.press('End');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowRight');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    const first = page.getByRole('link', { name: 'Show picture 1 of 2' });
    await first.click();
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await expect(page).not.toHaveURL(/#picture/);
    await expect(first).toHaveAttribute('aria-current', 'true');
    // Reaching for the strip has fetched all of them.
    await expect.poll(loaded).toBe(2);
  });
  await test.step('the price opens its history', async () => {
    await page.getByRole('button', { name: 'Price history' }).click();
    const history = page.getByRole('table').filter({ hasText: 'Since' });
    await expect(history.getByRole('row').nth(1)).toContainText(/EGP\s[\d,]+/);
    await page.getByRole('button', { name: 'Price history' }).click();
    await expect(history).toHaveCount(0);
  });
  await test.step('Share passes on the car’s address without parameters of this visit', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(notice(page)).toContainText('The link was copied.');
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([copied.pathname, copied.search]).toEqual([seal, '']);
    const send = notice(page).getByRole('link', { name: 'Send by WhatsApp' });
    const sent = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text');
    expect(sent).toMatch(/^BYD Seal RWD: everyday range about 485 km, EGP\s2,200,000\nhttp/);
  });
  await test.step('similar cars come with a picture and a reason', async () => {
    const similar = page.getByRole('region', { name: 'Similar cars' });
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.locator('img')).toHaveCount(4);
    const awd = similar.getByRole('listitem').filter({ hasText: 'BYD Seal AWD' });
    await expect(awd).toContainText(
      /About 440 km in everyday use.*More power: \d+ hp.*EGP\s300,000 more/,
    );
    await awd.getByRole('link').click();
    await expect(page.locator('h1')).toHaveText('BYD Seal AWD');
  });
});

test('what the car costs: own figures can be shared, and fill in the form for financing', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(seal);
  const money = page.getByRole('region', { name: 'What it costs you' });
  await expect(money).toContainText('Not in the total: licence fee');
  await expect(money).toContainText('A month of 1,250 km');
  await money.getByRole('button', { name: 'Use your own figures' }).click();
  await money.getByRole('textbox', { name: 'Kilometres a month' }).fill('2000');
  await expect(money).toContainText('A month of 2,000 km');
  await money.getByRole('textbox', { name: 'Down payment, EGP' }).fill('1 million');
  await money.getByRole('slider', { name: 'Months to pay' }).press('ArrowLeft');
  await money.getByRole('textbox', { name: 'Price of the petrol car' }).fill('1,500,000');
  await expect(money).toContainText(/this car costs EGP\s7\d\d,000 more/);
  await expect(page.getByRole('region', { name: 'In short' })).toContainText('2,000 km');
  await expect(page).toHaveURL(/\?km=2000&down=1000000&months=54&petrol=1500000$/);

  // The shared address is that of the page, which shows the same figures when it is opened, also after signing in.
  const link = money.getByRole('link', { name: 'Send by WhatsApp' });
  const sent = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const { pathname, search, hash } = new URL(sent.split('\n').at(-1) ?? '');
  expect(hash).toBe('#money');
  await expect(page).toHaveURL(pathname + search);
  await money.getByRole('button', { name: 'Finance' }).click();
  await notice(page).getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, person);
  const dialog = page.getByRole('dialog', { name: 'Finance your electric car' });
  for (const [label, text] of [
    ['Brand', 'BYD'],
    ['Model', 'Seal RWD'],
    ['Car price', '2,200,000'],
    ['Down payment', '1,000,000'],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(text);
  }
  await expect(dialog).toContainText('a month over 54 months');
  await page.keyboard.press('Escape');
  await expect(money.getByRole('textbox', { name: 'Down payment, EGP' })).toHaveValue('1,000,000');
});
