/** What tests do as the sales team, with one session for a worker: each sign-in costs a hash of the password. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Json } from '#data/database.types.ts';
import { type LeadKey, readRequest } from '#data/desk.ts';
import { addWalkIn, type WalkInAnswers } from '#data/desk-walk-ins.ts';
import { once } from '#lib/once.ts';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { keepSession, signedInClient } from './accounts.ts';
import { expect, type Page } from './browser.ts';
import { done } from './editor.ts';
import { readStack } from './stack.ts';

const signedIn = once(() => signedInClient(readStack(), localSales));

/** A client of the sales team. */
export const teamClient = async () => (await signedIn()).client;

/** Puts the session of the sales team into the browser, which nobody may sign out; leaves it at /robots.txt. */
export async function enterAsTeam(page: Page): Promise<void> {
  const { data } = await (await teamClient()).auth.getSession();
  await keepSession(page, localSales, data.session);
}

/** Somebody whom no other test knows: people with one number are one person to the desk. */
export const newCaller = () => ({
  name: `Mostafa ${randomUUID().slice(0, 8)}`,
  phone: `0101${randomInt(1_000_000, 9_999_999)}`,
});

/**
 * Adds a request of somebody who called, which belongs to the account of the sales team. Unless a car is given it is for
 * none: those who ask for one car and sound alike are likely one person.
 * @returns its id
 */
export async function addCaller(answers: Partial<WalkInAnswers> = {}): Promise<string> {
  const id = randomUUID();
  const made = { source: 'call', language: 'en' } as const;
  await addWalkIn(await teamClient(), id, { ...made, ...newCaller(), ...answers });
  return id;
}

/** Does something at the desk with a request, as somebody of the team who has seen it as it is. */
export async function actAsTeam(
  { kind, id }: LeadKey,
  action: string,
  detail: Json,
): Promise<void> {
  const client = await teamClient();
  const seen = await readRequest(client, { kind, id });
  const asked = { of_kind: kind, request: id, event: randomUUID(), action, detail };
  const seen_version = seen?.lead.version ?? 0;
  expect(await done(client.rpc('desk_act', { ...asked, seen_version }))).toMatchObject({
    result: 'done',
  });
}
