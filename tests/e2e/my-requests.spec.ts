/** Requests under My Activity: their status, and the buyer's actions; src/features/activity has how they fail. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, type Person, signedInClient, signInOn } from '../support/accounts.ts';
import { addPlace, askVisit, inDays } from '../support/asked-visits.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { done, editorOf } from '../support/editor.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import type { Stack } from '../support/stack.ts';
import { englishOn } from '../support/translated.ts';

/** A visit that a buyer has asked for in Arabic, and how the team confirms it. */
async function visitOf(stack: Stack, person: Person) {
  const { id } = await askVisit(stack, person, 'ar');
  const { client: team } = await signedInClient(stack, localSales);
  const place = await addPlace(stack, {
    name_en: 'Tayar Giza',
    name_ar: 'تيار الجيزة',
    address_en: '1 Haram Street',
    address_ar: '١ شارع الهرم',
    map_url: 'https://maps.example.com/giza',
  });
  return async () => {
    const confirmed = { to_state: 'confirmed', seen_version: 1, place } as const;
    const asked = { request: id, event: randomUUID(), ...confirmed };
    expect(await done(team.rpc('desk_visit', asked))).toMatchObject({ result: 'done' });
  };
}

const sent = (page: Page) => page.getByRole('article', { name: /BYD Seal RWD/ });

test('in Arabic: a buyer who returns to the page sees that the visit is confirmed, puts it into the calendar, moves and cancels it', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/rpc\/ask_another_hour|ERR_CONNECTION_RESET|Failed to fetch|TypeError/);
  const person = await confirmedPerson(stack);
  const confirm = await visitOf(stack, person);
  await signInOn(page, person);
  await page.goto('/ar/orders#submissions');
  const visit = sent(page);
  await expect(page.getByRole('tab', { name: 'الطلبات' })).toContainText('١');
  await expect(visit).toContainText('وصلنا طلبك');
  await expect(visit.getByRole('heading')).toHaveText(/ننتظر تأكيد المكان$/);
  await confirm();
  // As when the person comes back from another app.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(visit).toContainText('الزيارة مؤكدة');
  await expect(visit.getByRole('heading')).toHaveText(/تيار الجيزة$/);
  await expect(visit).toContainText('١٠:٠٠ ص');
  await expect(visit).toContainText('تيار الجيزة');
  await expect(visit).toContainText('١ شارع الهرم');
  await expect(visit.getByRole('link', { name: 'افتح الخريطة' })).toHaveAttribute(
    'href',
    'https://maps.example.com/giza',
  );
  expect(await faultsOf(page)).toEqual([]);
  const english = await englishOn(page, [], stack);
  expect(english.filter(({ text }) => !text.includes(person.name))).toEqual([]);

  const download = page.waitForEvent('download');
  await visit.getByRole('button', { name: 'أضف إلى التقويم' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('BEGIN:VEVENT');
  expect(file).toMatch(/LOCATION:تيار الجيزة/);

  await visit.getByRole('button', { name: 'اطلب موعدًا آخر' }).click();
  const dialog = page.getByRole('dialog', { name: 'اطلب موعدًا آخر' });
  const ask = dialog.getByRole('button', { name: 'اطلب هذا الموعد' });
  await ask.click();
  await expect(dialog.getByLabel('اليوم')).toHaveAccessibleDescription(/اختر يومًا/);
  await dialog.getByLabel('اليوم').fill(inDays(5));
  await dialog.getByText('٣:٠٠ م').click();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await loseAnswerOf(page, '**/rest/v1/rpc/ask_another_hour');
  await ask.click();
  await expect(dialog.getByRole('alert')).toContainText('لم يصلنا رد');
  await ask.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('وصلنا موعدك الجديد', { exact: true })).toBeVisible();
  await expect(visit).toContainText('طلبت موعدًا آخر');
  await expect(visit).toContainText('٣:٠٠ م');

  await visit.getByRole('button', { name: 'إلغاء الطلب' }).click();
  const question = page.getByRole('dialog', { name: 'هل تريد إلغاء هذا الطلب؟' });
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'إلغاء الطلب' }).click();
  await expect(question).toHaveCount(0);
  await expect(visit).toContainText('ملغى');
  await expect(visit.getByRole('button', { name: 'إلغاء الطلب' })).toHaveCount(0);
  const mine = editorOf(stack).from('visits').select('state, slot').eq('day', inDays(5));
  expect(await done(mine)).toContainEqual({ state: 'cancelled', slot: '15:00' });
});
