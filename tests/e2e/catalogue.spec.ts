import { z } from 'zod';
import { slugOf } from '../../src/features/catalogue/slug.ts';
import { expect, test } from '../support/browser.ts';
import { question } from '../support/editor.ts';
import type { Stack } from '../support/stack.ts';

const figure = z.coerce.number().nullable();
const CarRow = z.object({
  id: z.string(),
  model: z.string(),
  price_egp: figure,
  range_km: figure,
  battery_capacity_kwh: figure,
  motor_power_hp: figure,
  torque_nm: figure,
  top_speed_kmh: figure,
});
const ChargerRow = z.object({
  id: z.string(),
  model: z.string(),
  power_kw: figure,
  price_egp: figure,
});

async function rows<Row>(stack: Stack, table: string, row: z.ZodType<Row>): Promise<Row[]> {
  const address = new URL(`/rest/v1/${table}?published=is.true&select=*`, stack.supabaseUrl);
  const headers = { apikey: stack.publishableKey, authorization: `Bearer ${stack.publishableKey}` };
  const response = await fetch(address, { headers });
  expect(response.status).toBe(200);
  return z.array(row).parse(await response.json());
}

/** The visible text of a page, with figures as people read them. */
async function textOf(stack: Stack, path: string): Promise<string> {
  const html = await (await fetch(new URL(path, stack.siteUrl))).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ');
}

const shown = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

test('every car of the database has its page, with every figure in the HTML', async ({
  stack,
  catalogue,
}) => {
  const cars = await rows(stack, 'cars', CarRow);
  expect(cars.length).toBeGreaterThanOrEqual(70);
  const wrong: string[] = [];
  let read = 0;
  for (const { id, model, ...figures } of cars) {
    const ending = `/${encodeURIComponent(slugOf(model, id))}`;
    const path = catalogue.cars.find(
      (page) => page.endsWith(ending) || decodeURIComponent(page).endsWith(`/${slugOf(model, id)}`),
    );
    if (path === undefined) {
      wrong.push(`${model}: no page`);
      continue;
    }
    const text = await textOf(stack, path);
    read += 1;
    for (const [column, value] of Object.entries(figures)) {
      if (value !== null && !text.includes(shown.format(value)))
        wrong.push(`${path}: ${column} ${value}`);
      if (value === null && !text.includes('N/A')) wrong.push(`${path}: no N/A for ${column}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(read).toBe(cars.length);
});

test('every charger of the database has its page, with its power and price', async ({
  stack,
  catalogue,
}) => {
  const chargers = await rows(stack, 'chargers', ChargerRow);
  expect(chargers.length).toBeGreaterThanOrEqual(15);
  const wrong: string[] = [];
  for (const { id, model, power_kw, price_egp } of chargers) {
    const slug = slugOf(model, id);
    const path = catalogue.chargers.find((page) => decodeURIComponent(page).endsWith(`/${slug}`));
    const text = path === undefined ? '' : await textOf(stack, path);
    for (const value of [power_kw, price_egp]) {
      if (value !== null && !text.includes(shown.format(value))) wrong.push(`${slug}: ${value}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the listing and the brand pages link every car', async ({ stack, catalogue }) => {
  const pages = await Promise.all(
    ['/cars', ...catalogue.brands].map(async (path) =>
      (await fetch(new URL(path, stack.siteUrl))).text(),
    ),
  );
  const [listing = '', ...brands] = pages;
  for (const car of catalogue.cars) {
    expect
      .soft(
        brands.some((html) => html.includes(`href="${car}"`)),
        car,
      )
      .toBe(true);
  }
  for (const brand of catalogue.brands) expect.soft(listing).toContain(`href="${brand}"`);
});

test('a site that was just built from the seed has nothing to put right', async ({ page }) => {
  const asked = page.waitForResponse(question);
  await page.goto('/cars/byd');
  const changes = await (await asked).json();
  expect(changes).toMatchObject({ complete: true, brands: [], cars: [], chargers: [] });
});
