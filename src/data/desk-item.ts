import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { deskAnswer } from './desk-answer.ts';

const CarsSchema = z.array(z.object({ id: z.string(), brand: z.string(), model: z.string() }));
const ChargersSchema = z.array(z.object({ id: z.string(), model: z.string() }));
const BrandsSchema = z.array(z.object({ id: z.string(), name_en: z.string() }));

/** What a request says of its car or charger: the id of the record, else the names as they were typed or chosen. */
export type RequestedItem = { itemId: string } | { brand: string; model: string };

/** A published car with its brand, or a published charger. */
export type PublishedItem =
  | { kind: 'car'; id: string; model: string; brandId: string }
  | { kind: 'charger'; id: string; model: string };

/** The published car or charger that a request is about; null when the site has no page for it. @throws BackendFailure */
export async function readItem(
  backend: Backend,
  asked: RequestedItem,
): Promise<PublishedItem | null> {
  const cars = backend.from('cars').select('id, brand, model').eq('published', true).limit(1);
  const [[car], [charger]] = await Promise.all([
    deskAnswer(
      CarsSchema,
      'itemId' in asked
        ? cars.eq('id', asked.itemId)
        : cars.eq('brand', asked.brand).eq('model', asked.model),
    ),
    'itemId' in asked
      ? deskAnswer(
          ChargersSchema,
          backend.from('chargers').select('id, model').eq('published', true).eq('id', asked.itemId),
        )
      : [],
  ]);
  if (charger) return { kind: 'charger', ...charger };
  if (!car) return null;
  const [brand] = await deskAnswer(
    BrandsSchema,
    backend.from('brands').select('id, name_en').eq('published', true).eq('name_en', car.brand),
  );
  return brand ? { kind: 'car', id: car.id, model: car.model, brandId: brand.id } : null;
}
