import type { Car } from '#features/catalogue/car.ts';
import { loadChargers } from '#features/catalogue/catalogue.build.ts';
import { loadFigures } from '#features/tariffs/tariffs.build.ts';
import { type MoneyFacts, moneyFacts } from './facts.ts';
import { homeChargerFor } from './home-charger.ts';

/** The figures about money on a car's page, as of this build. */
export async function loadMoneyFacts(car: Car): Promise<MoneyFacts> {
  return moneyFacts(await loadFigures(), homeChargerFor(car, await loadChargers()));
}
