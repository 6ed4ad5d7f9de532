/** A buyer chooses one of the proposed hours: by the link, without an account, or under My Activity. */
import { randomBytes, randomUUID } from 'node:crypto';
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, type Person, signInOn } from '../support/accounts.ts';
import { addPlace, askVisit, inDays } from '../support/asked-visits.ts';
import { expect, test } from '../support/browser.ts';
import { done } from '../support/editor.ts';
import { teamClient } from '../support/sales-team.ts';
import type { Stack } from '../support/stack.ts';

/** Two hours that the team proposes for a visit that this person has asked for. @returns the token of the link */
async function propose(stack: Stack, person: Person, language: 'en' | 'ar' = 'en') {
  const { id, client } = await askVisit(stack, person, language);
  const team = await teamClient();
  const place = await addPlace(stack, {
    name_en: 'Tayar Maadi',
    name_ar: 'تيار المعادي',
    address_en: '9 Road 9',
    address_ar: '٩ شارع ٩',
    map_url: 'https://maps.example.com/maadi',
  });
  const token = randomBytes(32).toString('base64url');
  const hours = ['10:00', '13:00'].map((slot) => ({ place, day: inDays(4), slot }));
  const proposed = { request: id, event: randomUUID(), token, hours, message: 'Which one?' };
  const answer = await done(team.rpc('desk_propose', { ...proposed, seen_version: 1 }));
  expect(answer).toMatchObject({ result: 'done' });
  const visit = () =>
    done(client.from('visits').select('state, place_id, slot').eq('request_id', id));
  return { token, place, visit };
}

test('by the link a buyer chooses without an account; the link then shows what is agreed', async ({
  page,
  stack,
}) => {
  const { token, place, visit } = await propose(stack, await confirmedPerson(stack));
  await page.goto(`/visit?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeVisible();
  await expect(page.getByText('BYD Seal RWD')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map Tayar Maadi' }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // A scanner of mails opens the link as well.
  expect(await visit()).toEqual([]);
  await page.getByText(/ at 13:00/).click();
  await page.getByRole('button', { name: 'Take this time' }).click();
  await expect(page.getByText(/^Your visit is set: .* at 13:00/)).toBeVisible();
  expect(await visit()).toEqual([{ state: 'confirmed', place_id: place, slot: '13:00' }]);
  await page.reload();
  await expect(page.getByText(/^Your visit is set: .* at 13:00/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take this time' })).toHaveCount(0);
});

test('in Arabic, under My Activity, the buyer who is signed in chooses without the link', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  const { visit } = await propose(stack, person, 'ar');
  await signInOn(page, person);
  await page.goto('/ar/orders#submissions');
  await page.getByRole('button', { name: 'اختر موعدًا' }).click();
  const dialog = page.getByRole('dialog', { name: 'اختر موعدًا' });
  await dialog.getByText(/١:٠٠/).click();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'احجز هذا الموعد' }).click();
  await expect(dialog.getByText(/^تأكدت زيارتك/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: /BYD Seal RWD/ })).toContainText('الزيارة مؤكدة');
  expect(await visit()).toMatchObject([{ state: 'confirmed', slot: '13:00' }]);
});
