import { expect, type Locator, type Page } from 'playwright/test';
import { z } from 'zod';
import type { Stack } from './stack.ts';

const figure = z.coerce.number().nullable();
const Row = z.object({
  brand: z.string(),
  model: z.string(),
  price_egp: figure,
  range_km: figure,
  range_cycle: z.string().nullable(),
  ev_range_km: figure,
  powertrain: z.string(),
  motor_power_hp: figure,
  body_type: z.string().nullable(),
  charging_protocol: z.string().nullable(),
});

export type Model = {
  name: string;
  price: number | null;
  range: number | null;
  /** In everyday use on electricity, km: by the share of the test cycle, in steps of 5. */
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
      bodyType: row.body_type || 'Sedan',
      protocol: row.charging_protocol?.trim() || 'CCS2',
    }));
}

function everydayOf({ powertrain, range_km, range_cycle, ev_range_km }: z.output<typeof Row>) {
  const shares: Record<string, number> = { EPA: 0.95, WLTP: 0.85, NEDC: 0.7, CLTC: 0.7 };
  const range = powertrain === 'EREV' ? (ev_range_km ?? range_km) : range_km;
  const share = shares[range_cycle ?? ''];
  return range === null || share === undefined ? null : Math.round((range * share) / 5) * 5;
}

/** The highest figure among the cars, on the next step of its slider. */
export function highest(models: Model[], of: 'price' | 'range', step: number): number {
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
