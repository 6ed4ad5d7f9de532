import * as z from 'zod/mini';
import { fullName } from '#domain/full-name.ts';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';

const CarsSchema = z.array(
  z.object({ id: z.string(), brand_id: z.nullable(z.string()), model: z.string() }),
);
const ChargersSchema = z.array(z.object({ id: z.string(), model: z.string() }));
const BrandsSchema = z.array(z.object({ id: z.string() }));

/** What a request says of its car or charger: the id of the record, else the names as they were typed or chosen. */
export type RequestedItem = { itemId: string } | { brand: string; model: string };

/** A published car with its brand, or a published charger. */
export type PublishedItem =
  | { kind: 'car'; id: string; model: string; brandId: string }
  | { kind: 'charger'; id: string; model: string };

/** The published car or charger that a request is about; null when the site has no page for it. @throws BackendFailure */
export async function readItem(
  backend: Backend,
  requested: RequestedItem,
): Promise<PublishedItem | null> {
  const cars = backend.from('cars').select('id, brand_id, model').eq('published', true).limit(1);
  const [[car], [charger]] = await Promise.all([
    parsedAnswer(
      CarsSchema,
      'itemId' in requested
        ? cars.eq('id', requested.itemId)
        : cars.eq('brand', requested.brand).eq('model', requested.model),
    ),
    'itemId' in requested
      ? parsedAnswer(
          ChargersSchema,
          backend
            .from('chargers')
            .select('id, model')
            .eq('published', true)
            .eq('id', requested.itemId),
        )
      : [],
  ]);
  if (charger) return { kind: 'charger', ...charger };
  if (!car?.brand_id) return null;
  const [brand] = await parsedAnswer(
    BrandsSchema,
    backend.from('brands').select('id').eq('published', true).eq('id', car.brand_id),
  );
  return brand ? { kind: 'car', id: car.id, model: car.model, brandId: brand.id } : null;
}

const NamedCarsSchema = z.array(z.object({ id: z.string(), brand: z.string(), model: z.string() }));

/** A car or charger by its name, as buyers read it. */
export type NamedItem = { id: string; name: string };

/** The names of all published cars, then chargers, each by its letters. @throws BackendFailure */
export async function readNamedItems(backend: Backend): Promise<NamedItem[]> {
  const [cars, chargers] = await Promise.all([
    parsedAnswer(
      NamedCarsSchema,
      backend
        .from('cars')
        .select('id, brand, model')
        .eq('published', true)
        .order('brand')
        .order('model'),
    ),
    parsedAnswer(
      ChargersSchema,
      backend.from('chargers').select('id, model').eq('published', true).order('model'),
    ),
  ]);
  return [
    ...cars.map(({ id, brand, model }) => ({ id, name: fullName({ brand, name: model }) })),
    ...chargers.map(({ id, model }) => ({ id, name: model })),
  ];
}
