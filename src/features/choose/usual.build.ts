import { loadBrands, loadChargers } from '#catalogue/catalogue.build.ts';
import { loadGround } from '#catalogue/ground.build.ts';
import { cheapestForWall } from '#domain/home-charger.ts';
import { listedCars } from '#domain/listing-data.ts';
import { roadFacts } from '#domain/money-facts.ts';
import { homesWithoutRapid } from '#domain/public-charging-of-car.ts';
import { loadFigures, loadTariffs } from '#features/tariffs/tariffs.build.ts';
import { choicesFor } from './choices.ts';
import { usualWishes } from './wishes.ts';

/** The cars that fit the usual answers, with what the tool for choosing goes by, as of the build. */
export async function usualChoice() {
  const [brands, chargers, tariffs, { map, points }, figures] = await Promise.all([
    loadBrands(),
    loadChargers(),
    loadTariffs(),
    loadGround(),
    loadFigures(),
  ]);
  const { places } = map;
  const roads = { places, noRapid: homesWithoutRapid(map, points) };
  const prices = { facts: roadFacts(figures), chargers: cheapestForWall(chargers) };
  // Nobody travels in the usual answers.
  const usual = choicesFor(
    listedCars(brands),
    usualWishes(),
    tariffs,
    { ground: null, roads },
    prices,
  );
  if (usual === 'wrong') throw new Error('The usual answers cannot be read.');
  return { usual, tariffs, roads, prices };
}
