/** Colours that a person forces on every page, and motion that they ask to be spared (WCAG 1.4.11 and 2.3.3). */
import type { Locator } from 'playwright/test';
import { signInOn } from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { carsOf, openWith } from '../support/compare.ts';
import { filters, openList } from '../support/listing.ts';
import { addressOf, openRoute, routes } from '../support/routes.ts';
import { sameBuyer } from '../support/scenes/scenes.ts';
import { desktop, phone } from '../support/screens.ts';

/** Whether a part looks different in two states, so that the state does not depend on colour alone. */
async function expectLooksChange(part: Locator, change: () => Promise<unknown>): Promise<void> {
  const page = part.page();
  const look = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return part.screenshot({ animations: 'disabled' });
  };
  const before = await look();
  await change();
  expect(before.equals(await look())).toBe(false);
}

/** Whether something is drawn there at all, rather than one plain colour. */
async function expectDrawn(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const shown = await part.screenshot({ animations: 'disabled' });
  await part.evaluate((element) => element.classList.add('emptied'));
  await part.page().evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.emptied { opacity: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(shown.equals(await part.screenshot({ animations: 'disabled' }))).toBe(false);
  await part.evaluate((element) => element.classList.remove('emptied'));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme });

    test('a chosen view, tab, filter and hour looks different from the others', async ({
      page,
    }) => {
      test.slow();
      await openList(page);
      const views = page.getByRole('group', { name: 'Show', exact: true });
      await expectLooksChange(views.getByText('View Brands'), () =>
        views.getByText('View Brands').click(),
      );
      await views.getByText('View All Models').click();
      const panel = await filters(page);
      const box = panel.getByRole('checkbox', { name: /^SUV/ });
      await expectLooksChange(box, () => box.check());
      const slider = panel.locator('.slider-track').first();
      await expectDrawn(slider);
      await expectLooksChange(slider, async () => {
        await panel.getByLabel('Lowest price (EGP)').fill('1,500,000');
        await panel.getByLabel('Lowest price (EGP)').blur();
      });

      await page.goto(seal);
      const index = page.getByRole('navigation', { name: 'About this car' });
      const read = index.getByRole('link', { name: 'Full Specifications' });
      await expectLooksChange(read, async () => {
        await read.click();
        await expect(read).toHaveAttribute('aria-current', 'location');
      });

      await signInOn(page, await sameBuyer());
      await page.goto('/orders#favorites');
      const sent = page.getByRole('tab', { name: 'Form Submissions' });
      await expectLooksChange(sent, () => sent.click());
      await page.goto(seal);
      await page.getByRole('button', { name: 'Book a Visit' }).first().click();
      const hour = page.getByRole('dialog').locator('label').filter({ hasText: '12:00' });
      await expectLooksChange(hour, () => hour.click());
    });

    test('hearts, switches and drawings stay in sight', async ({ page }) => {
      await signInOn(page, await sameBuyer());
      await page.goto(seal);
      const heart = page.locator('.gallery .favourite');
      await expectDrawn(heart);
      const saved = (await heart.getAttribute('aria-pressed')) === 'true';
      await expectLooksChange(heart, async () => {
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', String(!saved));
      });
      const [first, second] = await carsOf(page);
      const comparison = await openWith(page, first, second);
      await expectDrawn(comparison.locator('svg').first());
      const onlyDifferences = comparison.getByRole('switch');
      await expectDrawn(onlyDifferences);
      await expectLooksChange(onlyDifferences, () => onlyDifferences.check());
    });

    test('every button has an edge, and what has the focus a ring', async ({ page }) => {
      for (const address of ['/', '/cars/byd', seal, '/chargers', '/signin']) {
        await page.goto(address);
        const bare = await page.locator('.rounded-control.border').evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility())
            .filter((button) => {
              const { borderTopColor } = getComputedStyle(button);
              return borderTopColor === getComputedStyle(document.body).backgroundColor;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect(bare, address).toEqual([]);
      }
    });

    test.describe('on a phone', () => {
      test.use(phone);

      test('the dots of the gallery stay in sight', async ({ page }) => {
        await page.goto(seal);
        const dots = page.locator('.gallery-links a');
        await expectDrawn(dots.first());
        await expectDrawn(dots.nth(1));
        await expectLooksChange(dots.nth(1), async () => {
          await dots.nth(1).click();
          await expect(dots.nth(1)).toHaveAttribute('aria-current');
        });
      });
    });
  });
}

/** Elements that are animated, or whose next change would be. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } =
          getComputedStyle(element);
        // A duration of zero is no motion.
        const runs = animationName !== 'none' && /[1-9]/.test(animationDuration);
        return /[1-9]/.test(transitionDuration) || runs || scrollBehavior === 'smooth';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

test.describe('less motion', () => {
  test.use({ ...desktop, contextOptions: { reducedMotion: 'reduce' } });

  for (const route of routes) {
    test(`nothing moves: ${route.name}`, async ({ page, catalogue }) => {
      await openRoute(page, addressOf(route, catalogue));
      expect(await moving(page)).toEqual([]);
    });
  }

  test('nothing moves in a dialog and a notice', async ({ page }) => {
    await signInOn(page, await sameBuyer());
    await page.goto(seal);
    await page.getByRole('button', { name: 'Book a Visit' }).first().click();
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Book a Visit' }).click();
    await expect(page.locator('.toast')).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});
