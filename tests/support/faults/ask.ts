import type { PostgrestClient } from '@supabase/postgrest-js';
import { expect, type Locator } from 'playwright/test';
import { submitSignIn } from '../accounts.ts';
import { seal } from '../catalogue.ts';
import { done, editorOf } from '../editor.ts';
import { type Buyer, firstOf, lookAt, patience, persist, told } from './buyer.ts';
import { type RequestDialog, requestDialogs, typedIn } from './forms.ts';

/** Sends a request of some kind. What was typed stays until it is sent, and it is stored once, with what was typed. */
export async function askForSomething(buyer: Buyer): Promise<void> {
  const { page, chance, network } = buyer;
  const form = chance.pick(requestDialogs);
  const mark = `Mark ${Math.floor(chance.number() * 1e9)}`;
  buyer.note(`${form.opener}: ${mark}`);
  const before = (await storedOf(buyer, form)).length;
  await page.goto(form.at === 'car' ? seal : form.at);
  const dialog = await open(buyer, form);
  await form.fill(dialog, mark);
  // What is typed takes its final form when the field is left.
  await dialog.getByRole('button', { name: form.send, exact: true }).focus();
  const typed = await typedIn(dialog);

  const expectKept = async () => expect(await typedIn(dialog), 'what was typed').toEqual(typed);
  await persist(buyer, async () => {
    const outcome = await send(buyer, dialog, form);
    if (outcome === 'sent') return true;
    buyer.note(outcome);
    await lookAt(page);
    if (outcome === 'signed_out') await signInAgain(buyer, dialog, form);
    else if (chance.happens(0.4)) {
      buyer.note('the page is loaded again');
      await page.reload();
      await open(buyer, form);
    }
    await expectKept();
    return false;
  });
  const stored = await storedOf(buyer, form);
  expect(stored, 'what is confirmed is stored').toContainEqual(
    expect.objectContaining({ [form.column]: mark }),
  );
  expect(stored, 'it is stored once').toHaveLength(before + 1);
  network.calm(true);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
}

/** Opens the form, as often as it takes. */
async function open({ page, ...buyer }: Buyer, form: RequestDialog): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const failed = told(page, /The form could not be opened|connection/);
  const sendButton = dialog.getByRole('button', { name: form.send, exact: true });
  await persist({ page, ...buyer }, async () => {
    if (await sendButton.isVisible()) return true;
    const opener = page.locator('main').getByRole('button', { name: form.opener, exact: true });
    await opener.first().click();
    return (await firstOf({ ready: sendButton, failed })) === 'ready';
  });
  return dialog;
}

async function send(
  { page, chance }: Buyer,
  dialog: Locator,
  form: RequestDialog,
): Promise<'sent' | 'refused' | 'signed_out'> {
  const button = dialog.getByRole('button', { name: form.send, exact: true });
  await (chance.happens(0.3) ? button.dblclick() : button.click());
  const news = dialog.locator('[role=alert] > :not([data-old])');
  const outcome = await firstOf({ sent: dialog.getByText(form.sent), news });
  await expect(button.or(page.getByText(form.sent)).first()).toBeVisible({ timeout: patience });
  if (outcome === 'sent') return 'sent';
  return (await news.getByRole('link', { name: 'Sign In' }).isVisible()) ? 'signed_out' : 'refused';
}

/** The session was over: they sign in and find the form as they left it. */
async function signInAgain(buyer: Buyer, dialog: Locator, form: RequestDialog): Promise<void> {
  const { page, network, person } = buyer;
  network.calm(true);
  await dialog.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await submitSignIn(page, person);
  await expect(page).not.toHaveURL(/\/signin/);
  await expect(dialog.getByRole('button', { name: form.send, exact: true })).toBeVisible();
  network.calm(false);
}

/** What is stored of a person in the table of a form, as the team reads it. */
async function storedOf({ stack, id }: Buyer, { table }: RequestDialog): Promise<unknown[]> {
  const tables: PostgrestClient = editorOf(stack);
  return (await done(tables.from(table).select('*').eq('user_id', id))) ?? [];
}
