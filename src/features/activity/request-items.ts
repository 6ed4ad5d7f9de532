import type { Backend } from '#data/client.ts';
import {
  readBrandIds,
  readCarsOfModels,
  readSavedCars,
  readSavedChargers,
} from '#data/favourites.ts';
import type { Submission } from '#data/submissions.ts';
import { carOf } from '#domain/request-text.ts';
import { kindOfTable } from '#domain/requests.ts';
import { carItem, type Records, recordedItem, type ShownItem } from './items.ts';

/**
 * The car or charger that each request is about, by the id of the request, as it is shown today. A car that was typed is
 * found by its brand and model. @throws Error when they cannot be read
 */
export async function readRequestItems(
  backend: Backend,
  submissions: readonly Submission[],
): Promise<Map<string, ShownItem>> {
  const ids = (isCharger: boolean) =>
    submissions.flatMap(({ table, item_id }) =>
      item_id && (table === 'charger_requests') === isCharger ? [item_id] : [],
    );
  const models = submissions.flatMap((sent) => (sent.item_id ? [] : (typedCar(sent)?.model ?? [])));
  const [known, named, chargers, brandIds] = await Promise.all([
    readSavedCars(backend, [...new Set(ids(false))]),
    readCarsOfModels(backend, [...new Set(models)]),
    readSavedChargers(backend, [...new Set(ids(true))]),
    readBrandIds(backend),
  ]);
  const records = { cars: [...known, ...named], chargers, brandIds };
  return new Map(
    submissions.flatMap((sent) => {
      const item = itemOfRequest(sent, records);
      return item ? [[sent.id, item] as const] : [];
    }),
  );
}

/** The car or charger of a request among some records; null where none of them is it. */
export function itemOfRequest(sent: Submission, records: Records): ShownItem | null {
  if (sent.item_id) {
    const itemType = sent.table === 'charger_requests' ? 'charger' : 'car';
    return recordedItem({ itemType, itemId: sent.item_id }, records);
  }
  const typed = typedCar(sent);
  if (typed === null) return null;
  const isTyped = ({ brand, model }: Records['cars'][number]) =>
    model.trim() === typed.model && brand.trim().toLowerCase() === typed.brand.toLowerCase();
  const car = records.cars.find(isTyped);
  return car ? carItem(car, records) : null;
}

function typedCar(sent: Submission): { brand: string; model: string } | null {
  const car = carOf(kindOfTable(sent.table), sent);
  return car?.model ? car : null;
}
