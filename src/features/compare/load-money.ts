import { paths } from '#config/paths.ts';
import { readHomeChargers } from '#domain/home-charger-file.ts';
import { roadFacts } from '#domain/money-facts.ts';
import { tariffsFrom } from '#domain/tariffs.ts';
import { fetchFigures } from '#features/tariffs/fetch-figures.ts';
import { fetchJson } from '#lib/json.ts';
import type { MoneyGrounds } from './money-rows.ts';

/** @throws Error when a file of the build cannot be fetched or read */
export async function loadMoneyGrounds(): Promise<MoneyGrounds> {
  const [figures, chargers] = await Promise.all([fetchFigures(), fetchJson(paths.homeChargerData)]);
  return {
    rates: tariffsFrom(figures),
    road: roadFacts(figures),
    chargers: readHomeChargers(chargers),
  };
}
