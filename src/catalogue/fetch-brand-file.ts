import { paths } from '#config/paths.ts';
import type { Brand } from '#domain/brand-file.ts';
import { parseBrandFile } from '#domain/brand-file.ts';
import { fetchJsonIfThere } from '#lib/json.ts';

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
