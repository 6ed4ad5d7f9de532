/** The sales desk: a request is seen, taken, answered, agreed, moved and, in the end, cancelled by the buyer. */
import { randomUUID } from 'node:crypto';
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson } from '../support/accounts.ts';
import { addPlace, askVisit, inDays } from '../support/asked-visits.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { done } from '../support/editor.ts';
import { holdBack } from '../support/hold-back.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { queue } from '../support/queue.ts';
import { actAsTeam, enterAsTeam, teamClient } from '../support/sales-team.ts';
import type { Stack } from '../support/stack.ts';

/** A place of this test alone, so that no other test has its hours. */
async function newPlace(stack: Stack): Promise<string> {
  const name = `Place ${randomUUID().slice(0, 8)}`;
  await addPlace(stack, {
    name_en: name,
    name_ar: name,
    address_en: '90th Street',
    address_ar: 'شارع التسعين',
  });
  return name;
}

const statusOf = (page: Page) => page.getByLabel('Status', { exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'History' });

/** So much later the desk has asked for news again. */
const hearNews = (page: Page) => page.clock.fastForward('00:08');

test('a visit that appears by itself is answered, agreed and moved; in Arabic, from the calendar; the buyer cancels', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/^foreign host: https:\/\/wa\.me\//);
  const [buyer, place] = [await confirmedPerson(stack), await newPlace(stack)];
  await page.clock.install();
  await enterAsTeam(page);
  await page.goto('/sales?view=all');
  await expect(queue(page).getByRole('button').first()).toBeVisible();

  // It appears without a reload.
  const { client, id } = await askVisit(stack, buyer);
  await hearNews(page);
  await queue(page).getByRole('button', { name: buyer.name }).click();
  await expect(page.getByText('Waiting for')).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(notice(page)).toContainText('Saved');
  await expect(statusOf(page)).toHaveValue('in_progress');
  await expect(history(page)).toContainText('took it');

  await page.getByRole('button', { name: 'WhatsApp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write on WhatsApp' });
  await expect(dialog.getByLabel('Your message')).toHaveValue(/Mona.*BYD Seal RWD/s);
  const link = dialog.getByRole('link', { name: 'Open WhatsApp' });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/2${buyer.phone}\\?text=`),
  );
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await link.click();
  await expect(history(page)).toContainText('wrote on WhatsApp');
  await expect(page.getByText('Answered after')).toBeVisible();

  await page.getByLabel('Place').selectOption(place);
  await page.getByRole('button', { name: 'Confirm the visit' }).click();
  await expect(page.getByText(`, ${place}.`)).toContainText('Confirmed');
  const agreed = await done(client.from('visits').select('state, slot').eq('request_id', id));
  expect(agreed).toEqual([{ state: 'confirmed', slot: '10:00' }]);
  await expect(history(page)).toContainText('confirmed the visit');

  await page.getByRole('button', { name: 'Move the visit' }).click();
  await page.getByText('13:00', { exact: true }).click();
  await page.getByRole('button', { name: 'Move it to this time' }).click();
  await expect(page.getByText(`, ${place}.`)).toContainText('13:00');

  await page.goto(`/ar/sales/calendar?day=${inDays(3)}`);
  await page.getByRole('link', { name: new RegExp(`${buyer.name}.*مؤكدة`) }).click();
  const heading = page.getByRole('heading', { name: buyer.name });
  await expect(heading).toBeVisible();
  const event = randomUUID();
  await done(client.rpc('cancel_request', { of_kind: 'visit_request', request: id, event }));
  await hearNews(page);
  await expect(page.getByRole('region', { name: 'السجل' })).toContainText('ألغى الطلب (العميل)');
  await expect(page.getByLabel('الحالة', { exact: true })).toHaveValue('cancelled');
  // Nor does the bar of actions lie over a button then.
  await heading.scrollIntoViewIfNeeded();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'كل الطلبات' }).click();
  await expect(page.getByRole('region', { name: 'الطلبات' })).toBeVisible();
});

test('two people act at once, and a retry after a lost answer adds nothing', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/rpc\/desk_act|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|BackendFailure/);
  const buyer = await confirmedPerson(stack);
  const { client, id } = await askVisit(stack, buyer);
  await enterAsTeam(page);
  await page.goto(`/sales?request=visit_request:${id}`);
  await expect(page.getByRole('heading', { name: buyer.name })).toBeVisible();

  await test.step('the second person gets a notice, and nothing is overwritten', async () => {
    // The page has not heard of it yet.
    const release = await holdBack(page, '**/rest/v1/rpc/desk_counts');
    await actAsTeam({ kind: 'visit_request', id }, 'status', { to: 'in_progress' });
    await page.getByRole('button', { name: 'Take it' }).click();
    await expect(page.getByRole('alert')).toContainText('Somebody else acted first');
    await expect(statusOf(page)).toHaveValue('in_progress');
    await expect(page.getByLabel('Who answers')).toHaveValue('');
    release();
  });

  await test.step('a note whose answer is lost stays, and is stored once', async () => {
    const note = page.getByLabel('Note for the team');
    await note.fill('Prefers <b>evenings</b> 🙂');
    await loseAnswerOf(page, '**/rest/v1/rpc/desk_act');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByRole('alert')).toContainText('No answer came');
    await expect(note).toHaveValue('Prefers <b>evenings</b> 🙂');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(note).toHaveValue('');
    await expect(history(page).getByText('Prefers <b>evenings</b> 🙂')).toHaveCount(1);
  });

  await test.step('a long note that is written offline stays, and is stored as it is', async () => {
    const note = page.getByLabel('Note for the team');
    const words = `<script>${'ن🙂'.repeat(3_300)}</script>`;
    await note.fill(words);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByRole('alert')).toContainText('No answer came');
    await expect(note).toHaveValue(words);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toHaveValue('');
    await expect(history(page).getByText(words)).toHaveCount(1);
  });

  await test.step('the person is deleted while their request is open', async () => {
    const person = (await client.auth.getUser()).data.user?.id ?? '';
    await done((await teamClient()).rpc('delete_person_data', { person }));
    await page.getByRole('button', { name: 'Take it' }).click();
    await expect(page.getByText('This request no longer exists')).toBeVisible();
  });
});
