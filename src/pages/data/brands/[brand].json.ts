import type { APIRoute } from 'astro';
import { loadBrands } from '#catalogue/catalogue.build.ts';
import type { Brand } from '#domain/brand-file.ts';

export async function getStaticPaths() {
  const brands = await loadBrands();
  return brands.map((brand) => ({ params: { brand: brand.id }, props: { brand } }));
}

/** Every field of a brand and its cars, for the parts of the site that compare, search or patch. */
export const GET: APIRoute<{ brand: Brand }> = ({ props }) => Response.json(props.brand);
