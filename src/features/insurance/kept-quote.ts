import * as z from 'zod/mini';
import { jsonIn } from '@/lib/json';
import { forget, keep, recall } from '@/lib/web-storage';
import { ownStoragePrefix } from '@/session/user';
import type { QuotedCar } from './quote-message';

/** Where the tab keeps what the last quotes were for, so that they outlast a reload and the way back from WhatsApp. */
const storageKey = `${ownStoragePrefix}insurance-quote`;

const KeptSchema = z.object({
  userId: z.string(),
  car: z.object({
    ev_owner_name: z.string(),
    brand: z.string(),
    model: z.string(),
    year: z.number(),
    current_car_price: z.number(),
  }),
});

/** Keeps what this person was quoted for, and nothing else of what they sent. */
export function keepQuote(userId: string, car: QuotedCar): void {
  keep('tab', storageKey, JSON.stringify(KeptSchema.parse({ userId, car })));
}

/** What this person was last quoted for; that of anybody else is forgotten. */
export function recallQuote(userId: string): QuotedCar | null {
  const kept = KeptSchema.safeParse(jsonIn(recall('tab', storageKey)));
  if (kept.success && kept.data.userId === userId) return kept.data.car;
  forgetQuote();
  return null;
}

/** Forgets it: another quote is wanted. */
export function forgetQuote(): void {
  forget('tab', storageKey);
}
