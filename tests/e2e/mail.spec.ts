import { expect, test } from 'playwright/test';
import { localBuyer, localSales } from '../../scripts/stack/backend/accounts.ts';
import { clientOf } from '../support/accounts.ts';
import { mailsTo } from '../support/mail.ts';
import { readStack } from '../support/stack.ts';

const stack = readStack();

test('who signs up gets a mail whose link, in HTML and in text, confirms the address once', async () => {
  const email = `new-${Date.now()}@example.com`;
  const password = 'a good password';
  const client = clientOf(stack);
  const signedUp = await client.auth.signUp({ email, password });
  expect(signedUp.error).toBeNull();
  expect((await client.auth.signInWithPassword({ email, password })).error?.message).toMatch(
    /not confirmed/i,
  );

  await expect.poll(async () => (await mailsTo(stack, email)).length).toBe(1);
  const [mail] = await mailsTo(stack, email);
  const link = /\/signin\?token_hash=([\w-]+)&type=signup/;
  const tokenHash = link.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.html.replaceAll('&amp;', '&')).toContain(`token_hash=${tokenHash}&type=signup`);
  expect(mail?.text).not.toContain('/auth/v1/');

  const confirm = () => client.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect((await confirm()).error).toBeNull();
  expect((await confirm()).error).not.toBeNull();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('the two accounts of this machine can sign in, and one of them is staff', async () => {
  const signIn = async ({ email, password }: typeof localBuyer) => {
    const client = clientOf(stack);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    return (await client.rpc('is_staff')).data;
  };
  expect(await signIn(localBuyer)).toBe(false);
  expect(await signIn(localSales)).toBe(true);
});
