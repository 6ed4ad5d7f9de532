import { z } from 'zod';
import { expect, type Page } from './browser.ts';

const CarSchema = z.object({
  id: z.string(),
  brandId: z.string(),
  brand: z.string(),
  name: z.string(),
  price: z.number().nullable(),
  recordId: z.string(),
});
export type Car = z.infer<typeof CarSchema>;

/** Three models of a brand, of different price, from its data file. */
export async function carsOf(page: Page, brandId = 'byd'): Promise<[Car, Car, Car]> {
  const response = await page.request.get(`/data/brands/${brandId}.json`);
  const { models } = z.object({ models: z.array(CarSchema) }).parse(await response.json());
  const priced = models.filter(({ price }) => price !== null);
  const [first, second, third] = new Map(priced.map((car) => [car.price, car])).values();
  if (!first || !second || !third) throw new Error(`${brandId} has too few models`);
  return [first, second, third];
}

export const fullName = ({ brand, name }: Car) => `${brand} ${name}`;
export const checkbox = (page: Page, car: Car) =>
  page.getByRole('checkbox', { name: `Compare ${fullName(car)}`, exact: true });
export const bar = (page: Page) => page.getByRole('region', { name: 'Selected cars' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Car Comparison' });
export const compareSelected = (page: Page) =>
  bar(page).getByRole('button', { name: 'Compare Selected EVs', exact: true });

/** Expects that the bar says so many cars are selected; the texts of other numbers are in it, hidden. */
export async function expectSelected(page: Page, count: number): Promise<void> {
  const said = `${count} EV(s) Selected`;
  await expect(bar(page)).toContainText(said, { useInnerText: true });
}

/** Stores a selection before the first page of the test opens. */
export async function saveSelected(page: Page, kept: string): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('tayar-compare') === null) localStorage.setItem('tayar-compare', text);
  }, kept);
}

/** Opens the comparison of cars that were selected before. */
export async function openWith(page: Page, ...cars: readonly Car[]) {
  const kept = cars.map(({ brandId, id }) => ({ brandId, id }));
  await saveSelected(page, JSON.stringify(kept));
  await page.goto('/cars/byd');
  await compareSelected(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(1 + cars.length);
  return dialog(page);
}
