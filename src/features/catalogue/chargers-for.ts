import { paths } from '#config/paths.ts';
import { plugsOfCar, plugValue } from '#domain/plugs.ts';
import { severalIn, stateInAddress } from '#lib/state-in-address.ts';

/** The facets by which chargers are filtered, named as in the address. */
export const chargerFacets = ['category', 'connector', 'power'] as const;
export type ChargerFacet = (typeof chargerFacets)[number];

/** The chosen options of each facet; none means all. */
export type ChosenOptions = Readonly<Record<ChargerFacet, readonly string[]>>;
export const nothingChosen: ChosenOptions = { category: [], connector: [], power: [] };

const inSmallLetters = (text: string) => text.toLowerCase();

/** The address of the filtered list of chargers. */
export const chargersAddress = stateInAddress<ChosenOptions>(nothingChosen, {
  category: severalIn('category', inSmallLetters),
  connector: severalIn('connector', inSmallLetters),
  power: severalIn('power', inSmallLetters),
});

/** The id of the filtered list of chargers, where an address leads to it. */
export const foundId = 'found';

/** The address of the chargers that fit a car; of all where none is known to fit. */
export function chargersFor(car: { chargingProtocol: string }): string {
  const plugs = plugsOfCar(car.chargingProtocol);
  // No charger for homes has CHAdeMO: a list of none would help nobody.
  if (plugs.every((plug) => plug === 'CHAdeMO')) return paths.chargers;
  const search = chargersAddress.write({ ...nothingChosen, connector: plugs.map(plugValue) });
  return `${paths.chargers}${search}#${foundId}`;
}
