import { loadChargers } from '#catalogue/catalogue.build.ts';
import type { Car } from '#domain/car.ts';
import { homeChargerFor } from '#domain/home-charger.ts';
import { type MoneyFacts, moneyFacts } from '#domain/money-facts.ts';
import { loadFigures } from '#features/tariffs/tariffs.build.ts';

/** The figures about money on a car's page, as of this build. */
export async function loadMoneyFacts(car: Car): Promise<MoneyFacts> {
  return moneyFacts(await loadFigures(), homeChargerFor(car, await loadChargers()));
}
