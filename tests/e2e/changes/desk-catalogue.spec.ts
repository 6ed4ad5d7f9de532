/** The catalogue as managers keep it: a price that buyers see at once, and a car that is added by copying. */
import { localSales } from '../../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { signInOn } from '../../support/accounts.ts';
import { expect, notice, type Page, test } from '../../support/browser.ts';
import { sealPath } from '../../support/catalogue.ts';
import { done, editorOf } from '../../support/editor.ts';

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: name, has: page.getByRole('checkbox') });

/** Searches the table, and waits until nothing else is listed: a row moves up under a press that comes earlier. */
async function searchFor(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await expect(page.getByRole('main').getByRole('row')).toHaveText([/Name/, new RegExp(name)]);
}

test('a manager changes a price, and a buyer sees it at the next page view', async ({
  page,
  stack,
  catalogue,
}) => {
  const editor = editorOf(stack);
  const rows = await done(
    editor
      .from('cars')
      .select('id, price_egp, price_standing, price_source, price_verified_on')
      .eq('brand', 'BYD')
      .eq('model', 'Seal RWD'),
  );
  const before = rows?.[0];
  try {
    await signInOn(page, localSales);
    await page.goto('/sales/catalogue');
    await searchFor(page, 'Seal RWD');
    await expect(page.getByRole('status').filter({ hasText: '1 entry' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Edit BYD Seal RWD' }).click();
    const form = page.getByRole('dialog', { name: 'BYD Seal RWD' });
    await expect(form.getByLabel('Price, EGP')).toBeVisible();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await form.getByLabel('Price, EGP').fill('٢٬١١١٬٠٠٠');
    await form.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: /^Where is this price from/ });
    await expect(question).toBeVisible();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await question.getByRole('button', { name: /our own estimate/ }).click();
    await expect(notice(page)).toContainText('BYD Seal RWD is saved');
    const row = rowOf(page, 'BYD Seal RWD');
    await expect(row).toContainText('Price level');
    // Below its row, by the keyboard alone.
    await row.getByRole('button', { name: /^Change the price/ }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Price, EGP' })).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Price, EGP' }).fill('2,112,000');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('EGP 2,112,000');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('EGP 2,111,000');
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Confirm this price' }).click();
    await page.getByRole('textbox', { name: 'Who confirmed these prices?' }).fill('GB Auto');
    await page.getByRole('button', { name: 'Confirm today' }).click();
    await expect(notice(page)).toContainText('1 price is confirmed today');
    await expect(row).toContainText('Confirmed');
    await page.getByRole('button', { name: 'Edit BYD Seal RWD' }).click();
    await form.getByText('History of BYD Seal RWD').click();
    await expect(form.getByText('GB Auto').last()).toBeVisible();
    await page.goto(sealPath(catalogue));
    await expect(page.getByText('EGP 2,111,000').first()).toBeVisible();
    const price = page.getByRole('region', { name: 'Price', exact: true });
    await expect(price).toContainText(/Confirmed\s*GB Auto, /);
  } finally {
    await done(
      editor
        .from('cars')
        .update(before ?? {})
        .eq('id', before?.id ?? ''),
    );
  }
});

test('a car is copied, published and found; two managers at once lose nothing; a spreadsheet is tried, then saved', async ({
  page,
  stack,
}) => {
  await test.step('a car is copied, published and found; two managers at once lose nothing', async () => {
    const editor = editorOf(stack);
    const model = `Copy ${Date.now().toString(36)}`;
    try {
      await signInOn(page, localSales);
      await page.goto('/sales/catalogue');
      const search = page.getByRole('searchbox', { name: 'Search by name' });
      await searchFor(page, 'Seal RWD');
      // On a phone what else can be done with a car is at the top of its form.
      await page.getByRole('button', { name: 'Edit BYD Seal RWD' }).click();
      await page.getByRole('button', { name: 'Copy BYD Seal RWD' }).click();
      const form = page.getByRole('dialog', { name: 'Copy BYD Seal RWD' });
      await form.getByLabel(/^Model(?! year)/).fill(model);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(notice(page)).toContainText(`BYD ${model} is saved`);
      await searchFor(page, model);
      await expect(rowOf(page, model)).toContainText('Withdrawn');
      await page.getByRole('button', { name: `Edit BYD ${model}` }).click();
      await page.getByRole('link', { name: `Preview BYD ${model}` }).click();
      await expect(page.getByText('The entry is withdrawn: buyers do not see it.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(model);
      await page.goBack();
      const edit = page.getByRole('dialog', { name: `BYD ${model}` });
      await edit.getByRole('button', { name: 'Publish' }).click();
      await expect(edit.getByRole('button', { name: 'Withdraw' })).toBeVisible();
      await done(editor.from('cars').update({ dealer: 'Somebody else' }).eq('model', model));
      await edit.getByLabel('Dealer').fill('Me');
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(edit.getByRole('alert')).toContainText('Somebody else acted first');
      const dealer = edit.getByRole('textbox', { name: 'Dealer' });
      await expect(dealer).toHaveValue('Me');
      const stored = async () =>
        (await done(editor.from('cars').select('dealer').eq('model', model)))?.[0]?.dealer;
      expect(await stored()).toBe('Somebody else');
      // What was typed and what is open survive a reload; nothing is overwritten before the choice.
      await page.reload();
      await expect(dealer).toHaveValue('Me');
      expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
      await edit.getByRole('button', { name: 'Save' }).click();
      expect(await stored()).toBe('Somebody else');
      await edit.getByRole('button', { name: 'Keep mine: Dealer' }).click();
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(notice(page)).toContainText(`BYD ${model} is saved`);
      expect(await stored()).toBe('Me');
      await expect(search).toHaveValue(model);
    } finally {
      await done(editor.from('cars').delete().eq('model', model));
    }
  });
  await test.step('a spreadsheet is tried first, then saved; a picture is uploaded', async () => {
    const editor = editorOf(stack);
    const model = `Sheet ${Date.now().toString(36)}`;
    try {
      await page.goto('/sales/catalogue');
      const read = page.getByLabel('Read a CSV file');
      const sheet = {
        name: 'cars.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `brand,model,powertrain,charging_protocol,price_egp\nBYD,${model},BEV,CCS2,"١٬٢٠٠٬٠٠٠"`,
        ),
      };
      const plan = page.getByRole('dialog', { name: 'What the file would change' });
      await read.setInputFiles(sheet);
      await expect(plan).toContainText('1 entry would change');
      expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
      await plan.getByRole('button', { name: 'Save the changes' }).click();
      await expect(notice(page)).toContainText('1 entry is saved');

      await searchFor(page, model);
      await page.getByRole('button', { name: `Edit BYD ${model}` }).click();
      const form = page.getByRole('dialog', { name: `BYD ${model}` });
      await form.getByLabel('Upload pictures').setInputFiles('public/pictures/fallback-car.jpg');
      await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(notice(page)).toContainText(`BYD ${model} is saved`);
      const rows = await done(editor.from('cars').select('price_egp, photos').eq('model', model));
      expect(rows?.[0]).toMatchObject({ photos: [expect.stringContaining('/catalogue/')] });
      expect(Number(rows?.[0]?.price_egp)).toBe(1_200_000);
    } finally {
      await done(editor.from('cars').delete().eq('model', model));
    }
  });
});

test('a form is seen as buyers would see it; a dealer’s list is pasted, and its prices saved and taken back', async ({
  page,
}) => {
  await test.step('the preview shows the form as buyers would see it, in both languages, and keeps the draft', async () => {
    // A car that no other test changes, since a change by somebody else asks for a choice.
    await signInOn(page, localSales);
    await page.goto('/sales/catalogue?search=atto+3');
    await page.getByRole('button', { name: 'Edit BYD Atto 3' }).click();
    const form = page.getByRole('dialog', { name: 'BYD Atto 3' });
    await form.getByLabel('Price, EGP').fill('1.9 million');
    await form.getByLabel('Picture 1 shows, in English').fill('From the side');
    await form.getByRole('link', { name: 'See it as buyers do' }).click();
    await expect(page.getByText('it is not saved yet')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'BYD Atto 3' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText(
      'EGP 1,900,000',
    );
    await expect(page.getByRole('img', { name: 'From the side' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('#other-language').click();
    await expect(page.getByText('ولم يُحفظ بعد')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Atto 3');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(form.getByLabel('Price, EGP')).toHaveValue('1.9 million');
  });
  await test.step('a dealer’s list is pasted, its cars are found, and its prices saved and taken back', async () => {
    await page.goto('/sales/catalogue?search=leaf');
    const row = rowOf(page, 'Nissan Leaf 40');
    const before = await row.getByRole('button', { name: /^Change the price/ }).textContent();
    await page.getByRole('button', { name: 'Import a price list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a price list' });
    await dialog
      .getByLabel('Or paste the table')
      .fill('الماركة\tالموديل\tالسعر\nنيسان\tليف 40\t١٫٩٩ مليون');
    await dialog.getByRole('button', { name: 'Next' }).click();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('checkbox', { name: /ليف/ }).check();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await dialog.getByLabel('Whose list is it?').fill('GB Auto');
    await dialog.getByRole('button', { name: 'Save 1 price' }).click();
    await expect(row).toContainText('EGP 1,990,000');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText(before ?? '');
  });
});
