import type { Car } from '@/features/catalogue/car';
import { loadChargers } from '@/features/catalogue/catalogue.build';
import { loadFigures } from '@/features/tariffs/tariffs.build';
import { type MoneyFacts, moneyFacts } from './facts';
import { homeChargerFor } from './home-charger';

/** The figures about money on a car's page, as of this build. */
export async function loadMoneyFacts(car: Car): Promise<MoneyFacts> {
  return moneyFacts(await loadFigures(), homeChargerFor(car, await loadChargers()));
}
