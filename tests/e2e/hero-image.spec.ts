/** The picture of the home page, which the sales team may replace for their own browser. */
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';

const storageKey = 'tayar-hero-image';
const photo = 'public/pictures/fallback-car.jpg';

const control = (page: Page) => page.getByRole('group', { name: 'Hero image' });
const shownPicture = (page: Page) => page.locator('.hero-picture img');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);
const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('.hero-control input[type=file]').setInputFiles(file);

/** The home page as the sales team sees it, with the control in place. */
async function openAsSalesTeam(page: Page): Promise<void> {
  await signInOn(page, localSales);
  await page.goto('/');
  await expect(control(page)).toBeVisible();
}

async function expectTold(page: Page, title: string, text: string): Promise<void> {
  await expect(notice(page)).toContainText(title);
  await expect(notice(page)).toContainText(text);
}

test('a picture is uploaded and reset; what is refused or fails changes nothing; a buyer gets no control', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('a picture is uploaded, stays after a reload and after signing out, and is reset', async () => {
    await openAsSalesTeam(page);
    const reset = control(page).getByRole('button', { name: 'Reset image' });
    await expect(reset).toBeDisabled();

    const release = await holdBack(page, '**/storage/v1/object/hero-images/*');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/object/hero-images/'),
    );
    await choose(page, photo);
    await expect(control(page).getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await expect(control(page)).toHaveAttribute('aria-busy', 'true');
    const request = await sent;
    expect(request.url()).toMatch(/\/hero-image-\d{13}\.jpg$/);
    expect(request.headers()).toMatchObject({
      'x-upsert': 'true',
      'cache-control': 'max-age=3600',
      'content-type': 'image/jpeg',
    });
    release();
    await expectTold(page, 'Image uploaded', 'The hero image has been updated successfully');
    await expect(shownPicture(page)).toBeVisible();
    const address = (await stored(page)) ?? '';
    expect(address).toMatch(/\/object\/public\/hero-images\/hero-image-\d{13}\.jpg$/);
    expect(address.startsWith(stack.supabaseUrl)).toBe(true);

    await page.evaluate(() => {
      for (const key of ['user', 'tayar-session']) localStorage.removeItem(key);
    });
    await page.reload();
    await expect(shownPicture(page)).toHaveAttribute('src', address);
    await expect(control(page)).toHaveCount(0);

    await openAsSalesTeam(page);
    await reset.click();
    await expectTold(page, 'Image reset', 'The hero image has been reset to the default');
    await expect(shownPicture(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
    await expect(reset).toBeDisabled();
  });
  await page.unrouteAll();
  await test.step('a buyer gets no control, and no picture from an address that is none of ours', async () => {
    faults.expect(/gone\.jpg|Failed to load resource/);
    const folder = `${stack.supabaseUrl}/storage/v1/object/public/hero-images/`;
    await signInOn(page, await confirmedPerson(stack));
    await page.goto('/');
    const answer = () => page.evaluate(() => localStorage.getItem('tayar-own-staff-rights'));
    await expect.poll(answer).toContain('"isStaff":false');
    await page.reload();
    await expect(shownPicture(page)).toHaveCount(0);
    await expect(control(page)).toHaveCount(0);
    const open = async (address: string) => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        storageKey,
        address,
      ] as const);
      await page.reload();
    };
    for (const hostile of [
      `${stack.supabaseUrl}.elsewhere.example/storage/v1/object/public/hero-images/a.jpg`,
      `${folder}../other/a.jpg`,
      'javascript:alert(1)',
      '"><img src=x>',
    ]) {
      await open(hostile);
      await expect(shownPicture(page)).toHaveCount(0);
      await expect(page.locator('.hero-picture')).toBeHidden();
    }
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('gone.jpg'),
    );
    await open(`${folder}gone.jpg`);
    await failed;
    await expect(shownPicture(page)).toHaveCount(0);
  });
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  await test.step('a refused or failed upload keeps the previous picture', async () => {
    faults.expect(/500|boom|StorageApiError/);
    await openAsSalesTeam(page);
    await choose(page, photo);
    await expectTold(page, 'Image uploaded', 'The hero image has been updated successfully');
    const before = (await stored(page)) ?? '';
    expect(await faultsOf(page, '.hero-control')).toEqual([]);
    let sent = 0;
    await page.route('**/storage/v1/object/hero-images/*', (route) => {
      sent += 1;
      return route.fulfill({ status: 500, json: { message: 'boom' } });
    });
    const wrongType = [
      'Invalid file type',
      'Please select an image file (JPEG, PNG, etc.)',
    ] as const;
    const text = Buffer.from('no picture at all');
    await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: text });
    await expectTold(page, ...wrongType);
    const large = { mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
    await choose(page, { name: 'large.png', ...large });
    await expectTold(page, 'File too large', 'Please select an image less than 5MB in size');
    await choose(page, { name: 'renamed.png', mimeType: 'image/png', buffer: text });
    await expectTold(page, ...wrongType);
    expect(sent).toBe(0);
    await choose(page, photo);
    await expectTold(
      page,
      'Upload failed',
      'There was a problem uploading your image. Please try again.',
    );
    expect(await stored(page)).toBe(before);
    await expect(shownPicture(page)).toHaveAttribute('src', before);
    await expect(
      control(page).getByRole('button', { name: 'Preview an image (this browser only)' }),
    ).toBeEnabled();
  });
});
