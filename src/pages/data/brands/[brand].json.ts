import type { APIRoute, GetStaticPaths } from 'astro';
import type { Brand } from '@/features/catalogue/catalogue';
import { loadBrands } from '@/features/catalogue/catalogue.build';

export const getStaticPaths = (async () => {
  const brands = await loadBrands();
  return brands.map((brand) => ({ params: { brand: brand.id }, props: { brand } }));
}) satisfies GetStaticPaths;

/** Every field of a brand and its cars, for the parts of the site that compare, search or patch. */
export const GET: APIRoute<{ brand: Brand }> = ({ props }) => Response.json(props.brand);
