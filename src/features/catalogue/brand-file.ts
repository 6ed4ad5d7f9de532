import { z } from 'zod';
import { paths } from '@/config/paths';
import { CarSchema } from './car.schema';
import type { Brand } from './catalogue';

/** A brand with its models, as the build wrote it into the brand's data file. */
const BrandSchema: z.ZodType<Brand> = z.object({
  id: z.string().min(1),
  name: z.string(),
  nameAr: z.string().nullable(),
  logoUrl: z.string().nullable(),
  officialDealer: z.string().nullable(),
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
  const response = await fetch(paths.brandData(brandId));
  if (response.status === 404) return null;
  const brand = response.ok ? parseBrandFile(await response.json()) : null;
  if (brand === null) throw new Error(`${response.url} answered ${response.status}, and no brand`);
  return brand;
}
