import * as z from 'zod/mini';
import {
  type BrandRow,
  BrandRowSchema,
  type CarRow,
  CarRowSchema,
  type ChargerRow,
  ChargerRowSchema,
} from './catalogue-rows.ts';
import { parseTable } from './rows.ts';

/** The changes of the catalogue since the page was built. */
export type CatalogueChanges = {
  /** Added or changed, read with the same schemas as at the build. */
  brands: BrandRow[];
  cars: CarRow[];
  chargers: ChargerRow[];
  /** Ids of the records that are no longer public. */
  withdrawn: { brands: string[]; cars: string[]; chargers: string[] };
  /** False when the answer leaves changes out: the page is too old to be updated change by change. */
  complete: boolean;
};

const rows = z.array(z.unknown());
const ids = z.array(z.string());

const AnswerSchema = z.object({
  complete: z.boolean(),
  brands: rows,
  cars: rows,
  chargers: rows,
  withdrawn: z.object({ brands: ids, cars: ids, chargers: ids }),
});

/**
 * Reads an answer of `catalogue_changes`. A row at fault is logged and left out, as at the build.
 * @throws ZodError when the answer is none
 */
export function readChanges(answer: unknown): CatalogueChanges {
  const { complete, withdrawn, ...changed } = AnswerSchema.parse(answer);
  const brands = parseTable('brands', changed.brands, BrandRowSchema);
  const cars = parseTable('cars', changed.cars, CarRowSchema);
  const chargers = parseTable('chargers', changed.chargers, ChargerRowSchema);
  for (const fault of [brands, cars, chargers].flatMap(({ faults }) => faults)) {
    console.info(`Left out: ${fault}`);
  }
  return {
    brands: brands.items,
    cars: cars.items,
    chargers: chargers.items,
    withdrawn,
    complete,
  };
}
