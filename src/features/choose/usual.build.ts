import { loadBrands, loadChargers } from '#catalogue/catalogue.build.ts';
import { loadRoadMap } from '#catalogue/roads.build.ts';
import { cheapestForWall } from '#domain/home-charger.ts';
import { listedCars } from '#domain/listing-data.ts';
import { roadFacts } from '#domain/money-facts.ts';
import { loadFigures, loadTariffs } from '#features/tariffs/tariffs.build.ts';
import { choicesFor } from './choices.ts';
import { usualWishes } from './wishes.ts';

/** The cars that fit the usual answers, with what the tool for choosing goes by, as of the build. */
export async function usualChoice() {
  const [brands, chargers, tariffs, { places }, figures] = await Promise.all([
    loadBrands(),
    loadChargers(),
    loadTariffs(),
    loadRoadMap(),
    loadFigures(),
  ]);
  const prices = { facts: roadFacts(figures), chargers: cheapestForWall(chargers) };
  // Nobody travels in the usual answers.
  const usual = choicesFor(listedCars(brands), usualWishes(), tariffs, null, prices);
  if (usual === 'wrong') throw new Error('The usual answers cannot be read.');
  return { usual, tariffs, roads: { places }, prices };
}
