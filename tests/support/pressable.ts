import { localBuyer, localSales } from '../../scripts/stack/backend/accounts.ts';
import { signInOn } from './accounts.ts';
import { expect, type Page } from './browser.ts';
import { seal } from './catalogue.ts';
import { carsOf } from './compare.ts';

/** Widths of phones, tablets, laptops and large screens. */
export const screenWidths = [360, 768, 1024, 1280, 1440, 1920];

type Reader = {
  signIn: (page: Page) => Promise<void>;
  pages: (page: Page) => Promise<string[]>;
  /** What comes late to a page of theirs. */
  late?: (page: Page, address: string) => Promise<void>;
};

/** Who reads pages, and which, by their English addresses. */
export const readers: Readonly<Record<string, Reader>> = {
  'read by guests': {
    signIn: async () => {},
    pages: async (page) => {
      const [first, second] = await carsOf(page);
      const compared = [first, second].map(({ brandId, id }) => `compare=${brandId}/${id}`);
      return [
        '/',
        '/cars',
        '/cars?view=brands',
        `/cars?${compared.join('&')}`,
        '/cars/byd',
        seal,
        '/chargers',
        '/choose?budget=1500000&daily=40',
        '/services/insurance#plans',
        '/about',
        '/signin',
        '/signup',
      ];
    },
  },
  'of a buyer': {
    signIn: (page) => signInOn(page, localBuyer),
    pages: async () => ['/', '/services/insurance', '/profile', '/orders', '/orders#submissions'],
  },
  'of a manager': {
    signIn: (page) => signInOn(page, localSales),
    pages: async () => [
      '/',
      '/sales',
      '/sales/people',
      '/sales/calendar',
      '/sales/catalogue',
      '/sales/tariffs',
      '/sales/numbers',
      '/sales/activity',
      '/sales/team',
    ],
    late: async (page, address) => {
      if (/^\/(ar)?$/.test(address)) await expect(page.locator('.hero-control')).toBeVisible();
    },
  },
};

/** Opens a page and expects that nothing is drawn over what is pressed, at each of the widths. */
export async function expectPressable(
  page: Page,
  address: string,
  { late }: Reader,
  widths: readonly number[],
): Promise<void> {
  await page.goto(address);
  await page.mouse.move(8, 8);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 60_000 });
  await late?.(page, address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await covered(page), `${address} at ${width} px`).toEqual([]);
  }
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
