/** Requests under My Activity: their status, and the buyer's actions. */
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

/** A visit that a buyer has asked for, and how the team acts on it, each time after it has read it. */
async function visitOf(stack: Stack, person: Person, language: 'en' | 'ar') {
  const { id } = await askVisit(stack, person, language);
  const { client: team } = await signedInClient(stack, localSales);
  const place = await addPlace(stack, {
    name_en: 'Tayar Giza',
    name_ar: 'تيار الجيزة',
    address_en: '1 Haram Street',
    address_ar: '١ شارع الهرم',
    map_url: 'https://maps.example.com/giza',
  });
  const act = async (to_state: 'confirmed' | 'cancelled', seen_version: number, why?: string) => {
    const answer = await done(
      team.rpc('desk_visit', {
        request: id,
        event: randomUUID(),
        to_state,
        seen_version,
        place,
        ...(why === undefined ? {} : { why }),
      }),
    );
    expect(answer).toMatchObject({ result: 'done' });
  };
  return { id, act };
}

const sent = (page: Page) => page.getByRole('article', { name: /BYD Seal RWD/ });

/** As when the person comes back from another app. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('in Arabic: a confirmed visit is put into the calendar, moved and cancelled', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/rpc\/ask_another_hour|ERR_CONNECTION_RESET|Failed to fetch|TypeError/);
  const person = await confirmedPerson(stack);
  const { act } = await visitOf(stack, person, 'ar');
  await act('confirmed', 1);
  await signInOn(page, person);
  await page.goto('/ar/orders#submissions');
  const visit = sent(page);
  await expect(page.getByRole('tab', { name: 'الطلبات' })).toContainText('١');
  await expect(visit).toContainText('الزيارة مؤكدة');
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
  await expect(dialog.getByRole('radio', { name: '٣:٠٠ م' })).toBeChecked();
  await ask.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('وصلنا موعدك الجديد', { exact: true })).toBeVisible();
  await expect(visit).toContainText('طلبت موعدًا آخر');
  await expect(visit).toContainText('٣:٠٠ م');

  await visit.getByRole('button', { name: 'إلغاء الطلب' }).click();
  const question = page.getByRole('dialog', { name: 'هل تريد إلغاء هذا الطلب؟' });
  await question.getByRole('button', { name: 'لا، أبقِ الطلب' }).click();
  await expect(question).toHaveCount(0);
  await visit.getByRole('button', { name: 'إلغاء الطلب' }).click();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'إلغاء الطلب' }).click();
  await expect(question).toHaveCount(0);
  await expect(visit).toContainText('ملغى');
  await expect(visit.getByRole('button', { name: 'إلغاء الطلب' })).toHaveCount(0);
  await page.reload();
  await expect(sent(page)).toContainText('ملغى');
  const mine = editorOf(stack).from('visits').select('state, slot').eq('day', inDays(5));
  expect(await done(mine)).toContainEqual({ state: 'cancelled', slot: '15:00' });
});

test('a buyer who returns to the page sees the team’s changes with their reasons', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  const { act } = await visitOf(stack, person, 'en');
  await signInOn(page, person);
  await page.goto('/orders#submissions');
  await expect(sent(page)).toContainText('Received');
  await expect(sent(page).getByRole('heading')).toHaveText(/^Visit · .* · place to be confirmed$/);
  await act('confirmed', 1);
  await comeBack(page);
  await expect(sent(page).getByRole('heading')).toHaveText(/^Visit · .*10:00 · Tayar Giza$/);
  await act('cancelled', 2, 'The car was sold');
  await comeBack(page);
  await expect(sent(page)).toContainText('Cancelled');
  await expect(sent(page)).toContainText('Reason: The car was sold');
  expect(await faultsOf(page)).toEqual([]);
});
