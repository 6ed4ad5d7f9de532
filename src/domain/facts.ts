import { renamed } from '#lib/renamed.ts';
import type { CarRow } from './catalogue-rows.ts';
import { factNames } from './fact-names.ts';

type Known<Facts> = {
  [Name in keyof Facts]?: NonNullable<Facts[Name]> | undefined;
};

/** Those of some facts that are known; an empty list says as little as none. */
function onlyKnown<Facts extends object>(facts: Facts): Known<Facts>;
// TypeScript types no object that is made of entries key by key; the signature above says what comes out.
function onlyKnown(facts: object) {
  const isKnown = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value)));
}

/** The facts of a row that are known. */
export function factsOf(row: CarRow) {
  const { safety_stars: stars, safety_body: body, safety_year: year } = row;
  return onlyKnown({
    ...renamed(factNames, row),
    safety: stars === null || body === null || year === null ? null : { stars, body, year },
    trims: row.trims?.map(({ name, price_egp }) => ({ name, price: price_egp })),
  });
}
