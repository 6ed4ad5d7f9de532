import type { APIRoute } from 'astro';
import type { Brand } from '#domain/catalogue.ts';
import { loadBrands } from '#features/catalogue/catalogue.build.ts';

export async function getStaticPaths() {
  const brands = await loadBrands();
  return brands.map((brand) => ({ params: { brand: brand.id }, props: { brand } }));
}

/** Every field of a brand and its cars, for the parts of the site that compare, search or patch. */
export const GET: APIRoute<{ brand: Brand }> = ({ props }) => Response.json(props.brand);
