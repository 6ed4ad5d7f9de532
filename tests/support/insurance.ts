import { expect, type Page } from './browser.ts';
import { done, editorOf } from './editor.ts';
import type { Stack } from './stack.ts';

/** The requests for an insurance quote that are stored in an owner's name. */
export function storedFor(stack: Stack, owner: string) {
  const columns = 'ev_owner_name, phone, current_car_price, brand, model, year, status';
  return done(
    editorOf(stack).from('insurance_requests').select(columns).eq('ev_owner_name', owner),
  );
}

/** Fills in the fields of the form that say which car it is. */
export async function describeCar(form: Pick<Page, 'getByLabel'>): Promise<void> {
  await form.getByLabel('Brand').fill('BYD');
  await form.getByLabel('Model').fill('Seal RWD');
  await form.getByLabel('Year').fill('2024');
  await form.getByLabel('Current car price (EGP)').fill('2,200,000');
}

/** The text that a WhatsApp link of this name begins the chat with. */
export async function chatText(part: Pick<Page, 'getByRole'>, name: string): Promise<string> {
  const link = part.getByRole('link', { name });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.hostname).toBe('wa.me');
  return (address.searchParams.get('text') ?? '').replaceAll('\u00A0', ' ');
}
