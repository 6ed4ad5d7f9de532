/** Nothing is drawn over what is pressed, at any width. */
import { localSales } from '../../../scripts/stack/backend/accounts.ts';
import { confirmedPerson, signInOn } from '../../support/accounts.ts';
import { expect, type Page, test } from '../../support/browser.ts';
import { sealPath } from '../../support/catalogue.ts';
import { carsOf } from '../../support/compare.ts';

const widths = [360, 768, 1024, 1280, 1440, 1920];

const pages = {
  'read by guests': async (page: Page, car: string) => {
    const [first, second] = await carsOf(page);
    const compared = [first, second].map(({ brandId, id }) => `compare=${brandId}/${id}`);
    return [
      '/',
      '/ar',
      '/cars',
      '/ar/cars',
      '/cars?view=brands',
      `/cars?${compared.join('&')}`,
      '/cars/byd',
      car,
      `/ar${car}`,
      '/chargers',
      '/choose?budget=1500000&daily=40',
      '/services/insurance#plans',
      '/about',
      '/signin',
      '/signup',
    ];
  },
  'of a buyer': async () => [
    '/',
    '/services/insurance',
    '/profile',
    '/orders',
    '/orders#submissions',
  ],
  'of a manager': async () => [
    '/',
    '/ar',
    '/sales',
    '/sales/people',
    '/sales/calendar',
    '/sales/catalogue',
    '/sales/tariffs',
    '/sales/numbers',
    '/sales/activity',
    '/sales/team',
    '/ar/sales',
  ],
};

for (const [whose, addresses] of Object.entries(pages)) {
  test(`what is pressed is on top: pages ${whose}`, async ({ page, stack, catalogue }) => {
    test.setTimeout(600_000);
    if (whose === 'of a buyer') await signInOn(page, await confirmedPerson(stack));
    if (whose === 'of a manager') await signInOn(page, localSales);
    for (const address of await addresses(page, sealPath(catalogue))) {
      await page.goto(address);
      await page.mouse.move(8, 8);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 60_000 });
      if (whose === 'of a manager' && /^\/(ar)?$/.test(address)) {
        await expect(page.locator('.hero-control')).toBeVisible();
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await covered(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** What can be seen to be pressed, but is not what a press at its middle would reach. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const faults: string[] = [];
    const modal = document.querySelector('[role=dialog][data-state=open]') ?? document.body;
    for (const control of modal.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=tab], [role=slider]',
    )) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Of a slider with two thumbs only these are pressed; its track answers for the rest.
      if (getComputedStyle(control).pointerEvents === 'none') continue;
      const label =
        control instanceof HTMLInputElement ? control.labels?.[0] : control.closest('label');
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link may stand in two lines: its first part counts.
      const [box] = control.getClientRects();
      // For screen readers, or shown once it has the focus.
      if (!box || box.width <= 1 || box.height <= 1 || box.bottom < 0) continue;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (control.contains(hit) || label?.contains(hit)) continue;
      const name = control.ariaLabel ?? control.textContent.trim().slice(0, 40);
      faults.push(`${control.localName} "${name}" lies below ${hit?.outerHTML.slice(0, 90)}`);
    }
    scrollTo(0, 0);
    return [...new Set(faults)];
  });
}
