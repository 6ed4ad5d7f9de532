import type { Locator, Page } from 'playwright/test';
import { inDays } from './asked-visits.ts';

/** Opens the form for a visit on a car's page, and fills in what is not known of the person. */
export async function beginVisit(page: Page, trim: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Book a Visit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Book a Visit' });
  await dialog.getByLabel('Date').fill(inDays(10));
  await dialog.getByText('12:00').click();
  await dialog.getByLabel('Trim').fill(trim);
  return dialog;
}

export const sendVisit = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Book a Visit' }).click();

export const booked = 'We have your visit request';
