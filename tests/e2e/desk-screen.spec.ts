/** The sales desk on phones and desktops: the open request is on the screen, and nothing typed there is lost. */
import { randomUUID } from 'node:crypto';
import { localBuyer, localSales } from '../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../support/accessibility.ts';
import { disownSession, signInOn, submitSignIn } from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { queue } from '../support/queue.ts';
import { overflowing } from '../support/reflow.ts';
import { actAsTeam, addCaller, enterAsTeam, newCaller } from '../support/sales-team.ts';
import { phone } from '../support/screens.ts';

/** Shows a person's request below so many others, which are on the list alone. */
async function openListOf(page: Page, name: string, others = 20): Promise<void> {
  const ids = Array.from({ length: others }, () => randomUUID());
  let answer: Promise<unknown> | undefined;
  await page.route('**/rest/v1/rpc/desk_queue', async (route) => {
    // The desk asks again and again; the list stays as it was first.
    answer ??= route.fetch().then((response) => response.json());
    const leads = await answer;
    const [lead]: unknown[] = Array.isArray(leads) ? leads : [];
    const above = ids.map((id, index) => Object.assign({}, lead, { id, name: `Above ${index}` }));
    await route.fulfill({ json: [...above, lead] });
  });
  await page.goto(`/sales?view=all&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name })).toBeVisible();
}

/** Expects that the page as it stands is not wider than the narrowest screen; tests/deep has every page of the desk. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowing(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
}

test('a request from further down the list is on the screen, however narrow; Back leads to its row', async ({
  page,
}) => {
  const caller = newCaller();
  const id = await addCaller(caller);
  await actAsTeam({ kind: 'walk_in', id }, 'assigned', { to: null });
  await enterAsTeam(page);
  await openListOf(page, caller.name);
  const row = page.getByRole('button', { name: caller.name });
  const heading = page.getByRole('heading', { name: caller.name });
  const scrolled = () =>
    queue(page)
      .getByRole('list')
      .evaluate((list) => list.parentElement?.scrollTop);

  await test.step('on a phone the request takes the place of the list', async () => {
    await expectFits(page);
    await row.scrollIntoViewIfNeeded();
    const left = await scrolled();
    await row.click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Take it' })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(row).toBeFocused();
    // Rows are no whole number of pixels high.
    await expect(row).toBeInViewport({ ratio: 0.95 });
    await expect.poll(scrolled).toBeCloseTo(left ?? 0, -1);
    // The button of the page does the same.
    await row.click();
    await expect(heading).toBeFocused();
    await expectFits(page);
    await page.getByRole('button', { name: 'All requests' }).click();
    await expect(row).toBeInViewport({ ratio: 0.95 });
  });

  await test.step('on a desktop it opens beside the list, and the keyboard is there', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await row.scrollIntoViewIfNeeded();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(row).toBeInViewport();
    // The link to the person, who has it, its status, then what is to be done.
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Take it' })).toBeFocused();
    const answers = page.getByRole('link', { name: 'Call' });
    await page.getByRole('button', { name: 'Save the note' }).scrollIntoViewIfNeeded();
    await expect(answers).toBeInViewport({ ratio: 1 });
    await expect(row).toBeInViewport();
    expect(await faultsOf(page)).toEqual([]);
  });
});

test('a guest signs in on the way to a request; a session that ends leads back to the note, with every letter, which is nobody else’s', async ({
  page,
  faults,
}) => {
  faults.expect(/40[013]|Auth|refresh|BackendFailure/i);
  const address = `/sales?view=all&request=walk_in:${await addCaller()}`;
  const note = page.getByLabel('Note for the team');
  const words = 'تحب تيجي بعد الضهر. '.repeat(20).trim();

  await page.goto(address);
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  await submitSignIn(page, localSales);
  await expect(page).toHaveURL(address);
  await note.fill(words);
  await page.getByLabel('Next step').fill('Call about the colour');
  await disownSession(page);
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  await submitSignIn(page, localSales);
  await expect(page).toHaveURL(address);
  await expect(note).toHaveValue(words);
  await expect(page.getByLabel('Next step')).toHaveValue('Call about the colour');

  await test.step('somebody else who signs in finds nothing, and a sign-out leaves nothing', async () => {
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)));
    expect(await drafts()).not.toEqual([]);
    await signInOn(page, localBuyer);
    await page.goto('/orders');
    await expect.poll(drafts).toEqual([]);
  });
});
