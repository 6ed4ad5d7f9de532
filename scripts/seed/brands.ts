import type { Line } from './read.ts';
import type { Fault } from './sheet.ts';
import type { BrandLine, CarLine } from './sheets.ts';

/** Finds a brand by its name, in whatever case a car writes it. */
export type BrandNamed = (name: string) => BrandLine | undefined;

/** Makes the brands of a spreadsheet findable by their names. */
export function brandsByName(brands: readonly Line<BrandLine>[]): BrandNamed {
  const byName = new Map(brands.map(({ values }) => [values.name_en.toLowerCase(), values]));
  return (name) => byName.get(name.toLowerCase());
}

/** A fault for each car of a brand that is not there. */
export function strayCars(cars: readonly Line<CarLine>[], brandNamed: BrandNamed): Fault[] {
  return cars
    .filter(({ values }) => brandNamed(values.brand) === undefined)
    .map(
      ({ at, values }) =>
        `${at}, brand ${JSON.stringify(values.brand)}: brands.csv has no such name_en; add the brand there or correct the name`,
    );
}
