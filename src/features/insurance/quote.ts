import * as z from 'zod/mini';
import { fullName } from '#domain/full-name.ts';
import { type InsurancePlan, premiums } from '#domain/insurance.ts';
import { jsonIn } from '#lib/json.ts';
import { formatEgp, formatNamedEgp } from '#lib/number.ts';
import { readText, removeText, saveText } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import { ownStoragePrefix } from '#session/session.store.ts';
import { planName, planRate } from './plans.ts';

const QuotedCarSchema = z.object({
  ev_owner_name: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.number(),
  current_car_price: z.number(),
});

/** The subject of a quote, from the request that was sent. */
export type QuotedCar = z.infer<typeof QuotedCarSchema>;

/** The car in one line: 'BYD Seal RWD 2024'. */
export function carLine({ brand, model, year }: Pick<QuotedCar, 'brand' | 'model' | 'year'>) {
  return `${fullName({ brand, name: model })} ${year}`;
}

/**
 * The message to the sales team with the summary of the quotes.
 * @param chosen the plan that the person has chosen, if any
 */
export function quoteMessage(car: QuotedCar, chosen?: InsurancePlan): string {
  return [
    chosen ? m.insurance_message_choice({ plan: planName(chosen) }) : m.insurance_message_start(),
    m.insurance_message_owner({ name: car.ev_owner_name }),
    m.insurance_message_car({ car: carLine(car) }),
    m.insurance_message_price({ price: formatNamedEgp(car.current_car_price) }),
    ...premiums(car.current_car_price).map(({ plan, egp }) =>
      m.insurance_message_premium({
        plan: planName(plan),
        rate: planRate(plan),
        premium: formatEgp(egp),
      }),
    ),
  ].join('\n');
}

/** The tab keeps the last quote, so that it outlasts a reload and the way back from WhatsApp. */
const storageKey = `${ownStoragePrefix}insurance-quote`;

const StoredSchema = z.object({ userId: z.string(), car: QuotedCarSchema });

/** Stores what this person was quoted for, and nothing else that they sent. */
export function storeQuote(userId: string, car: QuotedCar): void {
  saveText('tab', storageKey, JSON.stringify(StoredSchema.parse({ userId, car })));
}

/** This person's last quote. Another person's quote is deleted. */
export function readQuote(userId: string): QuotedCar | null {
  const stored = StoredSchema.safeParse(jsonIn(readText('tab', storageKey)));
  if (stored.success && stored.data.userId === userId) return stored.data.car;
  removeQuote();
  return null;
}

export function removeQuote(): void {
  removeText('tab', storageKey);
}
