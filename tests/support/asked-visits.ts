/** Visits that buyers have asked for, and places where they can be. */
import { randomUUID } from 'node:crypto';
import type { Database } from '#data/database.types.ts';
import { type Person, signedInClient } from './accounts.ts';
import { done, editorOf } from './editor.ts';
import type { Stack } from './stack.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The day after so many days, as yyyy-MM-dd. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Asks for a visit in three days at ten, as the browser of a buyer sends it. */
export async function askVisit(stack: Stack, person: Person, language: 'en' | 'ar' = 'en') {
  const { client, id: user_id } = await signedInClient(stack, person);
  const id = randomUUID();
  await done(
    client.from('visit_requests').insert({
      id,
      user_id,
      full_name: person.name,
      email: person.email,
      phone_number: person.phone,
      brand_name: 'BYD',
      model_name: 'Seal RWD',
      visit_date: inDays(3),
      visit_time: '10:00',
      language,
      page: '/cars/byd',
    }),
  );
  return { client, id };
}

type Place = Omit<Database['public']['Tables']['visit_places']['Insert'], 'id'>;

/** Adds a place of one test alone, so that no other test has its hours. @returns its id */
export async function addPlace(stack: Stack, place: Place): Promise<string> {
  const id = `place-${randomUUID().slice(0, 8)}`;
  await done(
    editorOf(stack)
      .from('visit_places')
      .insert({ ...place, id }),
  );
  return id;
}
