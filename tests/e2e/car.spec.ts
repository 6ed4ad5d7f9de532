/** A car's page: its tabs, its pictures, the way back to the list, and sharing. */
import type { Locator } from 'playwright/test';
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, submitSignIn } from '../support/accounts.ts';
import { expect, hydrated, notice, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { inArabic } from '../support/translated.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const strip = (page: Page) => page.getByRole('region', { name: /^Pictures of the/ });
const slide = (page: Page, index: number) => page.locator(`#picture-${index}`);
const position = (page: Page) => page.getByRole('status').filter({ hasText: /picture \d of 2/ });

test('a tab is opened by pointer, keys and address, and stands where it was left', async ({
  page,
  catalogue,
}) => {
  await page.goto(sealPath(catalogue));
  await expect(tab(page, 'Full Specifications')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Overview')).toBeHidden();
  await tab(page, 'Overview').click();
  await expect(panel(page, 'Overview')).toBeVisible();
  await expect(panel(page, 'Full Specifications')).toBeHidden();
  await expect(page).toHaveURL(/#overview$/);
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Features')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(panel(page, 'Overview')).toBeVisible();

  // Opened by an address with a fragment, the named part is on the screen.
  await page.goto('/about');
  await page.goto(`${sealPath(catalogue)}#features`);
  await expect(tab(page, 'Features')).toBeInViewport();
  await expect(tab(page, 'Features')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Features')).toBeInViewport();
  const read = panel(page, 'Features').getByRole('heading', { level: 3 }).nth(2);
  await read.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => read.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const before = await top();
  const expectSamePlace = async () => {
    await expect(panel(page, 'Features')).toBeVisible();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  };
  await page.reload();
  await expectSamePlace();
  await page.goto('/about');
  await page.goBack();
  await expectSamePlace();
});

test('a visit can be booked from the first screenful of a phone, before anything is touched', async ({
  page,
  catalogue,
}) => {
  const path = sealPath(catalogue);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [address, name] of [
      [path, 'Book a Visit'],
      [inArabic(path), 'احجز زيارة'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('button', { name }).last()).toBeInViewport({ ratio: 1 });
    }
  }
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

test('pictures move by thumb, keys and links, and the shown one is announced', async ({
  page,
  catalogue,
}) => {
  await page.goto(sealPath(catalogue));
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

test('Back leads to the list as it was left, and Share passes on the car’s address', async ({
  page,
  catalogue,
  context,
}) => {
  await test.step('Back leads to the list as it was left, or to the list', async () => {
    const back = page.getByRole('link', { name: 'Back to all cars' });
    const car = page
      .locator('main a[href^="/cars/byd/seal-rwd"]')
      .filter({ visible: true })
      .first();
    await page.goto('/cars?q=seal&utm_source=ad');
    await car.click();
    await expect(page.locator('h1')).toContainText('Seal RWD');
    await tab(page, 'Overview').click();
    // A tab that opens scrolls to itself, which would move the link below the pointer.
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
    await back.click();
    await expect(page).toHaveURL('/cars?utm_source=ad&q=seal');
    await expect(page.getByRole('searchbox')).toHaveValue('seal');
    // The list is restored once only, not at a later visit.
    await page.goto('/cars/byd');
    await car.click();
    await back.click();
    await expect(page).toHaveURL('/cars');
    await page.goto('/about');
    await page.goto(sealPath(catalogue));
    await back.click();
    await expect(page).toHaveURL('/cars');
  });
  await test.step('Share passes on the car’s address without parameters of this visit', async () => {
    const car = sealPath(catalogue);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`${car}?from=chat#overview`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(notice(page)).toContainText('The link was copied.');
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([copied.pathname, copied.search]).toEqual([car, '']);

    // A device with a share sheet opens that instead, and the person may dismiss it.
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      Navigator.prototype.share = async (data) => {
        Reflect.get(window, 'shared').push(data);
        throw new DOMException('closed', 'AbortError');
      };
    });
    await page.goto(car);
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared'));
    await expect.poll(shared).toEqual([
      expect.objectContaining({
        title: expect.stringContaining('Seal RWD'),
        url: expect.stringMatching(new RegExp(`${car}$`)),
      }),
    ]);
    await expect(notice(page).getByText('The link was copied.')).toHaveCount(0);
  });
});

const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const recentCars = (page: Page) =>
  recent(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Opens a car's page and waits until the browser has stored the visit. */
async function lookAt(page: Page, car: string): Promise<void> {
  await page.goto(car);
  await page.mouse.move(100, 200);
  const newest = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('tayar-recent') ?? '[]')[0]?.id);
  await expect.poll(newest).toBe(car.split('/').at(-1));
}

test('recently viewed cars are listed, newest first, until they are cleared', async ({
  page,
  context,
  catalogue,
  faults,
}) => {
  faults.expect(/404/);
  const [first = '', second = ''] = catalogue.cars;
  await page.goto('/');
  await expect(recent(page)).toBeHidden();
  for (const car of [first, second, first]) await lookAt(page, car);
  for (const address of ['/', '/cars']) {
    await page.goto(address);
    await expect.poll(() => recentCars(page)).toEqual([first, second]);
  }
  await recent(page).scrollIntoViewIfNeeded();
  const picture = recent(page).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // A car that is nowhere any more, or cannot be read, is no longer kept.
  await page.evaluate(() => {
    const [car] = JSON.parse(localStorage.getItem('tayar-recent') ?? '[]');
    const gone = { ...car, id: 'gone-00000000', name: 'Gone' };
    localStorage.setItem('tayar-recent', JSON.stringify([gone, { brandId: 5 }, car]));
  });
  await page.goto('/cars');
  await recent(page).getByRole('link', { name: /Gone/ }).click();
  await expect(page.getByRole('heading', { name: 'Car Model Not Found' })).toBeVisible();
  await page.goto('/');
  await expect.poll(() => recentCars(page)).toEqual([first]);
  const other = await context.newPage();
  await other.goto('/');
  await expect(recent(other)).toBeVisible();
  await recent(page).getByRole('button', { name: 'Clear' }).click();
  await expect(recent(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(recent(other)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('tayar-recent'))).toBeNull();
});

test('similar cars come with a picture and a reason; the price opens its history', async ({
  page,
  catalogue,
}) => {
  await page.goto(sealPath(catalogue));
  await page.getByRole('button', { name: 'Price history' }).click();
  const history = page.getByRole('table').filter({ hasText: 'Since' });
  await expect(history.getByRole('row').nth(1)).toContainText(/EGP\s[\d,]+/);
  await page.getByRole('button', { name: 'Price history' }).click();
  await expect(history).toHaveCount(0);

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

test('what the car costs: own figures can be shared, and fill in the form for financing', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(sealPath(catalogue));
  const money = page.getByRole('region', { name: 'What it costs you' });
  await expect(money).toContainText('Not in the total, ask: licence fee');
  await expect(money).toContainText('A month of 1,250 km');
  await money.getByRole('button', { name: 'Use your own figures' }).click();
  await money.getByRole('textbox', { name: 'Kilometres a month' }).fill('2000');
  await expect(money).toContainText('A month of 2,000 km');
  await money.getByRole('textbox', { name: 'Down payment, EGP' }).fill('1 million');
  await money.getByRole('slider', { name: 'Months to pay' }).press('ArrowLeft');
  await money.getByRole('textbox', { name: 'Price of the petrol car' }).fill('1,500,000');
  await expect(money).toContainText(/this car costs EGP\s7\d\d,000 more/);
  await expect(page).toHaveURL(/\?km=2000&down=1000000&months=54&petrol=1500000$/);
  expect(await faultsOf(page, '#money')).toEqual([]);

  // The shared address shows the same figures, also after signing in.
  const link = money.getByRole('link', { name: 'Send by WhatsApp' });
  const sent = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const { pathname, search, hash } = new URL(sent.split('\n').at(-1) ?? '');
  expect(hash).toBe('#money');
  await page.goto('/about');
  await page.goto(pathname + search + hash);
  await expect(money.getByRole('textbox', { name: 'Down payment, EGP' })).toHaveValue('1,000,000');
  await money.getByRole('button', { name: 'Finance' }).click();
  await notice(page).getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, person);
  const dialog = page.getByRole('dialog', { name: 'Finance your electric car' });
  await expect(dialog.getByLabel('Down payment')).toHaveValue('1,000,000');
  await expect(dialog).toContainText('a month over 54 months');
});
