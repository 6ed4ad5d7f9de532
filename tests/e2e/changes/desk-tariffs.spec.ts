/** Managers edit the dated rates: today's and future ones, and a correction. */
import { localSales } from '../../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { signInOn } from '../../support/accounts.ts';
import { expect, notice, test } from '../../support/browser.ts';
import { done, editorOf } from '../../support/editor.ts';

const day = '2031-05-01';

test('a manager enters a future rate and corrects it; the last rate that pages need stays', async ({
  page,
  stack,
}) => {
  await test.step('a manager enters a future rate, corrects it, and is warned of a colleague’s change', async () => {
    const editor = editorOf(stack);
    const ofDay = (valid_from = day) =>
      editor
        .from('tariffs')
        .select('value')
        .eq('key', 'fuel_petrol_92')
        .eq('valid_from', valid_from);
    try {
      await signInOn(page, localSales);
      await page.goto('/sales/tariffs');
      const petrol = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: 'Petrol 92' }),
      });
      await expect(petrol).toContainText('EGP 22.25 a litre · since 10 March 2026');
      await petrol.getByText('Earlier rates').click();
      await expect(petrol).toContainText('EGP 19.25 a litre · since 1 October 2025');
      expect(await faultsOf(page)).toEqual([]);

      await petrol.getByRole('button', { name: 'New rate: Petrol 92' }).click();
      const form = page.getByRole('dialog', { name: 'New rate: Petrol 92' });
      await form.getByLabel(/^Rate/).fill('٢٥٫٥');
      await form.getByLabel('Source').fill('Decree 7/2031: a.eg (2031-04-30)');
      await form.getByLabel('Applies from').fill('2026-03-10');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByLabel('Applies from')).toHaveAccessibleDescription(
        /already a rate from this day/,
      );
      expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
      await form.getByLabel('Applies from').fill(day);

      // What was typed outlives a reload.
      await page.reload();
      await petrol.getByRole('button', { name: 'New rate: Petrol 92' }).click();
      await expect(form.getByLabel('Source')).toHaveValue('Decree 7/2031: a.eg (2031-04-30)');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(notice(page)).toContainText('Petrol 92 is saved');
      await expect(petrol).toContainText('EGP 25.5 a litre · from 1 May 2031');

      await petrol.getByRole('button', { name: /^Correct.*EGP 25.5 a litre/ }).click();
      const correction = page.getByRole('dialog', { name: 'Correct: Petrol 92' });
      await done(
        editor
          .from('tariffs')
          .update({ value: 26 })
          .eq('key', 'fuel_petrol_92')
          .eq('valid_from', day),
      );
      await correction.getByLabel(/^Rate/).fill('27');
      await correction.getByRole('button', { name: 'Save' }).click();
      await expect(correction.getByRole('alert')).toContainText('Somebody else acted first');
      await expect(correction.getByLabel(/^Rate/)).toHaveValue('27');
      expect(Number((await done(ofDay()))?.[0]?.value)).toBe(26);
      await page.keyboard.press('Escape');

      await petrol.getByRole('button', { name: /^Correct.*EGP 26 a litre/ }).click();
      await correction.getByRole('button', { name: 'Save' }).click();
      await expect(notice(page)).toContainText('Petrol 92 is saved');
      await petrol.getByRole('button', { name: /^Correct.*EGP 27 a litre/ }).click();
      await correction.getByRole('button', { name: 'Remove' }).click();
      await correction.getByRole('button', { name: 'Remove' }).click();
      await expect(notice(page)).toContainText('Petrol 92: the rate was removed');
      await expect(petrol).not.toContainText('2031');
    } finally {
      await done(editor.from('tariffs').delete().eq('key', 'fuel_petrol_92').eq('valid_from', day));
    }
  });
  await test.step('the rates in Arabic; the last rate that pages need cannot be removed', async () => {
    await page.goto('/ar/sales/tariffs');
    await page.getByRole('searchbox', { name: 'البحث في الأسعار' }).fill('جمارك السيارات الكهرب');
    const duty = page
      .getByRole('listitem')
      .filter({ hasText: 'جمارك السيارات الكهربائية' })
      .first();
    await expect(duty).toContainText('٠٪');
    expect(await faultsOf(page)).toEqual([]);
    await duty.getByRole('button', { name: /^تصحيح/ }).click();
    const correction = page.getByRole('dialog', { name: 'تصحيح: جمارك السيارات الكهربائية' });
    await expect(correction).toContainText('هذا هو السعر الوحيد الساري اليوم');
    await correction.getByLabel('يسري من').fill(day);
    await correction.getByRole('button', { name: 'حفظ' }).click();
    await expect(correction.getByLabel('يسري من')).toHaveAccessibleDescription(
      /لن يبقى سعر سارٍ اليوم/,
    );
  });
});
