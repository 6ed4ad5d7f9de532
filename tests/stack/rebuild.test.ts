/** A change in the database reaches the static pages by itself; a build that fails leaves them as they are. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sessionlessBackend } from '#data/client.ts';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { readStack } from '../support/stack.ts';

const stack = readStack();
const backend = sessionlessBackend(stack.supabaseUrl, stack.secretKey);

const sales = sessionlessBackend(stack.supabaseUrl, stack.publishableKey);
await sales.auth.signInWithPassword(localSales);

const brand = {
  id: 'rebuilt-motors',
  name_en: 'Rebuilt Motors',
  logo_url: '/brands/logos.svg#byd',
};

afterAll(async () => {
  await backend.from('cars').delete().eq('brand', brand.name_en);
  await backend.from('brands').delete().eq('id', brand.id);
});

const stateSchema = z.object({ failure: z.string().nullable() });

/** What the build hook says of itself. */
async function buildState() {
  const answer = await fetch(z.url().parse(process.env.BUILD_HOOK_URL));
  return stateSchema.parse(await answer.json());
}

/** The state that the sales desk reads. */
async function desk() {
  const { data } = await sales.rpc('desk_rebuild').throwOnError();
  return stateSchema.parse(data);
}

async function until(met: () => Promise<boolean>): Promise<void> {
  while (!(await met())) await pause(250);
}

async function home(): Promise<string> {
  return (await fetch(stack.siteUrl)).text();
}

test('a new brand is on the home page, after a build that failed left the page standing', async () => {
  const { data: tariffs } = await backend
    .from('tariffs')
    .delete()
    .eq('key', 'fuel_petrol_92')
    .select();
  expect((await backend.from('brands').insert(brand)).error).toBeNull();
  const car = { brand: brand.name_en, model: 'Anew', price_egp: 1_234_567 };
  expect((await backend.from('cars').insert(car)).error).toBeNull();

  // Not the next build: one that read the catalogue before the change may be under way still.
  await until(async () => (await buildState()).failure?.includes('fuel_petrol_92') === true);
  await until(async () => (await desk()).failure?.includes('fuel_petrol_92') === true);
  expect(await home()).not.toContain('Rebuilt Motors');
  expect((await fetch(`${stack.siteUrl}/cars/rebuilt-motors`)).status).toBe(404);

  const started = performance.now();
  expect((await backend.from('tariffs').insert(tariffs ?? [])).error).toBeNull();
  await until(async () => (await home()).includes('Rebuilt Motors'));
  console.log(`From the change to the page: ${Math.round(performance.now() - started)} ms`);
  expect(await (await fetch(`${stack.siteUrl}/cars/rebuilt-motors`)).text()).toContain('1,234,567');
  // The pages are in place a moment before the hook has noted so.
  await until(async () => (await buildState()).failure === null);
  expect(await desk()).toEqual({ failure: null });
});
