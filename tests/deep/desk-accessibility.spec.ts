/** axe on every page of the sales desk and its dialogs, in both languages and themes; tests/e2e looks at each in one. */
import { expectNoFaultsInThemes } from '../support/accessibility.ts';
import { confirmedPerson } from '../support/accounts.ts';
import { askVisit } from '../support/asked-visits.ts';
import { expect, test } from '../support/browser.ts';
import { addCaller, enterAsTeam } from '../support/sales-team.ts';
import { desktop, phone } from '../support/screens.ts';
import { languages } from '../support/translated.ts';

test.describe.configure({ timeout: 240_000 });

const paths = [
  '/sales?view=all',
  '/sales?view=all&board=yes',
  '/sales/people',
  '/sales/calendar',
  '/sales/numbers',
  '/sales/activity',
  '/sales/team',
  '/sales/tariffs',
  '/sales/catalogue',
];

for (const [screen, use] of Object.entries({ phone, desktop })) {
  for (const [language, inLanguage] of Object.entries(languages)) {
    test.describe(`${screen}, ${language}`, () => {
      test.use(use);

      test('every page of the desk', async ({ page }) => {
        await addCaller();
        await enterAsTeam(page);
        for (const path of paths) {
          await page.goto(inLanguage(path));
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoFaultsInThemes(page, path);
        }
      });

      test('a request, and the commands', async ({ page, stack }) => {
        const { id } = await askVisit(stack, await confirmedPerson(stack));
        await enterAsTeam(page);
        await page.goto(inLanguage(`/sales?view=all&request=visit_request:${id}`));
        await expect(page.getByRole('region', { name: /^(Deal|الصفقة)$/ })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoFaultsInThemes(page, 'request');
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog').locator('input')).toBeVisible();
        await expectNoFaultsInThemes(page, 'commands');
      });
    });
  }
}
