import { currentCars } from '#catalogue/catalogue.store.ts';
import { fetchGround } from '#catalogue/ground.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { type Choice, choicesFor, type RoadPrices } from './choices.ts';
import type { HomePlaces } from './sorting.ts';
import type { Wishes } from './wishes.ts';

/**
 * The cars that fit the wishes, among those of the catalogue as it is now.
 * @throws Error when cars, or roads for a trip, cannot be fetched or read
 */
export async function findChoice(
  wishes: Wishes,
  tariffs: Tariffs,
  prices: RoadPrices,
  roads: HomePlaces,
): Promise<Choice | 'wrong'> {
  const [cars, ground] = await Promise.all([
    currentCars(),
    wishes.trip === '' ? null : fetchGround(),
  ]);
  return choicesFor(cars, wishes, tariffs, { ground, roads }, prices);
}
