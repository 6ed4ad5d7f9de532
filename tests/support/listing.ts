import { expect, type Locator, type Page } from 'playwright/test';
import { z } from 'zod';
import { powertrains, rangeCycles } from '#domain/choices.ts';
import { roadRange } from '#domain/range.ts';
import type { Stack } from './stack.ts';

const figure = z.coerce.number().nullable();
const Row = z.object({
  brand: z.string(),
  model: z.string(),
  price_egp: figure,
  range_km: figure,
  range_cycle: z.enum(rangeCycles).nullable(),
  ev_range_km: figure,
  powertrain: z.enum(powertrains),
  battery_capacity_kwh: figure,
  usable_kwh: figure,
  town_kwh_100km: figure,
  motorway_kwh_100km: figure,
  motor_power_hp: figure,
  body_type: z.string().nullable(),
  charging_protocol: z.string().nullable(),
});

export type Model = {
  name: string;
  price: number | null;
  range: number | null;
  /** In everyday use on electricity, km. */
  everyday: number | null;
  power: number | null;
  bodyType: string;
  protocol: string;
};

/** Every published car, straight from the database. */
export async function modelsOf(stack: Stack): Promise<Model[]> {
  const address = new URL('/rest/v1/cars?published=is.true&select=*', stack.supabaseUrl);
  const response = await fetch(address, { headers: { apikey: stack.publishableKey } });
  return z
    .array(Row)
    .parse(await response.json())
    .map((row) => ({
      name: `${row.brand} ${row.model}`,
      price: row.price_egp,
      range: row.range_km,
      everyday: everydayOf(row),
      power: row.motor_power_hp,
      // A shooting brake counts as a wagon.
      bodyType: (row.body_type || 'Sedan').replace(/^shooting brake$/i, 'Wagon'),
      protocol: row.charging_protocol?.trim() || 'CCS2',
    }));
}

/** The range that lists compare. */
const everydayOf = (row: z.output<typeof Row>): number | null =>
  roadRange({
    powertrain: row.powertrain,
    range: row.range_km,
    evRange: row.ev_range_km,
    rangeCycle: row.range_cycle,
    batteryCapacity: row.battery_capacity_kwh ?? 0,
    usableCapacity: row.usable_kwh,
    townDraw: row.town_kwh_100km,
    motorwayDraw: row.motorway_kwh_100km,
  })?.km ?? null;

/** The highest figure among the cars, on the next step of its slider. */
export function highest(models: Model[], of: 'price' | 'everyday' | 'range', step: number): number {
  return Math.ceil(Math.max(...models.map((model) => model[of] ?? 0)) / step) * step;
}

/** Opens the list, hydrates it, and waits until it shows what its address asks for. */
export async function openList(page: Page, search = ''): Promise<void> {
  const loaded = page.waitForResponse(/\/data\/listing\b/);
  await page.goto(`/cars${search}`);
  await wake(page);
  await loaded;
  await expect(busyList(page)).toHaveCount(0);
}

/** Moves the pointer, so that islands hydrate. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
}

/** The list while its data is loading. */
export function busyList(page: Page): Locator {
  return models(page).locator('[aria-busy=true]');
}

/** The view of all models. */
export function models(page: Page): Locator {
  return page.getByRole('region', { name: /^(Electric Car Models|موديلات السيارات الكهربائية)$/ });
}

/** The filters, brought into sight: on a phone they are in a sheet. */
export async function filters(page: Page): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const panel = page.getByRole(isPhone ? 'dialog' : 'region', { name: 'Filters' });
  if (isPhone && !(await panel.isVisible())) {
    await page.getByRole('button', { name: /^Filters/ }).click();
  }
  await expect(panel).toBeVisible();
  return panel;
}

/** Puts the sheet of filters away. */
export async function putFiltersAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Show \d+ cars?$/ }).click();
}

/** The cards that are shown. */
export function cards(page: Page): Locator {
  return models(page).getByRole('article');
}

/** Shows more cards until there are no more. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' });
  while (await more.isVisible()) await more.click();
}

/** How many models the list says it has. */
export async function expectCount(page: Page, count: number): Promise<void> {
  await expect(models(page).getByRole('status')).toHaveText(
    `${count} ${count === 1 ? 'model' : 'models'}`,
  );
}

/** Names of the first cards, brand and model, in their order. */
export async function names(page: Page): Promise<string[]> {
  const texts = await cards(page).getByRole('heading').allTextContents();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}
