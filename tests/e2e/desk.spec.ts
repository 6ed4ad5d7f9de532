/** The sales desk: a request is seen, taken, answered, agreed, moved and, in the end, cancelled by the buyer. */
import { randomUUID } from 'node:crypto';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, signedInClient, signInOn } from '../support/accounts.ts';
import { addPlace, askVisit, inDays } from '../support/asked-visits.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { done } from '../support/editor.ts';
import { holdBack } from '../support/hold-back.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { openRequestOf, queue } from '../support/queue.ts';
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

test('a visit is answered, agreed and moved; the buyer cancels; the history lists every step', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/^foreign host: https:\/\/wa\.me\//);
  const [buyer, place] = [await confirmedPerson(stack), await newPlace(stack)];
  await signInOn(page, localSales);
  await page.goto('/sales?order=newest');
  await expect(queue(page)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const { client, id } = await askVisit(stack, buyer);
  // It appears without a reload.
  await expect(queue(page).getByRole('button', { name: buyer.name })).toBeVisible({
    timeout: 20_000,
  });
  await openRequestOf(page, buyer);
  await expect(page.getByText('Waiting for')).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(notice(page)).toContainText('Saved');
  await expect(statusOf(page)).toHaveValue('in_progress');

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

  await page.getByRole('button', { name: 'Move the visit' }).click();
  await page.getByText('13:00', { exact: true }).click();
  await page.getByRole('button', { name: 'Move it to this time' }).click();
  await expect(page.getByText(`, ${place}.`)).toContainText('13:00');

  const event = randomUUID();
  await done(client.rpc('cancel_request', { of_kind: 'visit_request', request: id, event }));
  await expect(history(page)).toContainText('cancelled the request (buyer)', { timeout: 20_000 });
  await expect(statusOf(page)).toHaveValue('cancelled');
  for (const line of ['took it', 'wrote on WhatsApp', 'confirmed the visit']) {
    await expect(history(page)).toContainText(line);
  }
  // Neither a toast nor the bar of actions lies over a button then.
  await page.getByRole('heading', { name: buyer.name }).scrollIntoViewIfNeeded();
  await expect(notice(page)).not.toContainText('Saved');
  expect(await faultsOf(page)).toEqual([]);
});

test('two people act at once, and a retry after a lost answer adds nothing', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/rpc\/desk_act|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|BackendFailure/);
  const buyer = await confirmedPerson(stack);
  const { id } = await askVisit(stack, buyer);
  const { client } = await signedInClient(stack, localSales);
  await signInOn(page, localSales);
  await page.goto(`/sales?request=visit_request:${id}`);
  await expect(page.getByRole('heading', { name: buyer.name })).toBeVisible();

  await test.step('the second person gets a notice, and nothing is overwritten', async () => {
    // The page has not heard of it yet.
    const release = await holdBack(page, '**/rest/v1/rpc/desk_counts');
    const asked = { of_kind: 'visit_request', request: id, event: randomUUID(), seen_version: 1 };
    await done(
      client.rpc('desk_act', { ...asked, action: 'status', detail: { to: 'in_progress' } }),
    );
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
    const { id: person } = await signedInClient(stack, buyer);
    await done(client.rpc('delete_person_data', { person }));
    await page.getByRole('button', { name: 'Take it' }).click();
    await expect(page.getByText('This request no longer exists')).toBeVisible();
  });
});

test('the queue says that mails do not go out; Arabic; a device whose clock is a day slow', async ({
  page,
  stack,
}) => {
  await test.step('the queue says that mails do not go out', async () => {
    const fault = { audience: 'sales', given_up: false, mails: 2, error: 'ECONNREFUSED' };
    await page.route('**/rest/v1/rpc/desk_mail_faults', (route) =>
      route.fulfill({ json: [{ ...fault, since: '2026-11-28T08:00:00+00:00' }] }),
    );
    await signInOn(page, localSales);
    await page.goto('/sales');
    await expect(page.getByRole('alert')).toContainText('Emails have not been going out since');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Which emails, and why' }).click();
    await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  });
  await page.unrouteAll();
  await test.step('in Arabic, from the calendar to the request and back', async () => {
    const buyer = await confirmedPerson(stack);
    await askVisit(stack, buyer, 'ar');
    await page.goto(`/ar/sales/calendar?day=${inDays(3)}`);
    await page.getByRole('link', { name: buyer.name }).click();
    await expect(page.getByRole('heading', { name: buyer.name })).toBeVisible();
    await expect(page.getByText('العميل يقرأ الموقع بالعربية.')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'كل الطلبات' }).click();
    await expect(page.getByRole('region', { name: 'الطلبات' })).toBeVisible();
  });
  await page.unrouteAll();
  await test.step('a device whose clock is a day slow shows correct waiting times and the correct day', async () => {
    const { id } = await askVisit(stack, await confirmedPerson(stack));
    await page.clock.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    await page.goto(`/sales?request=visit_request:${id}`);
    await expect(page.getByText(/Waiting for [0-3] minutes?/)).toBeVisible();
    await page.goto('/sales/calendar');
    const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'Africa/Cairo' });
    await expect(page.locator('[aria-current=date]')).toContainText(today.format(new Date()));
  });
});

test('the desk is for the team alone', async ({ page, stack }) => {
  await page.goto('/sales');
  await expect(page).toHaveURL(/\/signin\?redirect=/);
  await signInOn(page, await confirmedPerson(stack));
  await page.goto('/sales');
  await expect(page.getByText('This page is for the sales team')).toBeVisible();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Sales desk' })).toHaveCount(0);
  await signInOn(page, localSales);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Sales desk' }).click();
  await expect(queue(page)).toBeVisible();
});
