import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { fetchJsonIfThere } from '@/lib/json';
import { CarSchema } from './car.schema';
import type { Brand } from './catalogue';

/** A brand with its models, as the build wrote it into the brand's data file. */
const BrandSchema: z.ZodMiniType<Brand> = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  nameAr: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  officialDealer: z.nullable(z.string()),
  models: z.array(CarSchema),
});

/** The brand in a parsed data file; null when it is none. */
export function parseBrandFile(value: unknown): Brand | null {
  return BrandSchema.safeParse(value).data ?? null;
}

/**
 * The brand as of the last build; null when that build had none of this id.
 * @throws Error when the file cannot be fetched or read
 */
export async function fetchBrandFile(brandId: string): Promise<Brand | null> {
  const address = paths.brandData(brandId);
  const file = await fetchJsonIfThere(address);
  if (file === undefined) return null;
  const brand = parseBrandFile(file);
  if (brand === null) throw new Error(`${address} holds no brand`);
  return brand;
}
