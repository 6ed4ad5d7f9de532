/**
 * What a change of the catalogue can be about: all cars or chargers, one record, or the cars of a brand. Cars and chargers
 * are named by the beginning of their ids, which their addresses end with.
 */
export type CatalogueSubject =
  | 'cars'
  | 'chargers'
  | `car:${string}`
  | `brand:${string}`
  | `cars-of:${string}`
  | `charger:${string}`;
