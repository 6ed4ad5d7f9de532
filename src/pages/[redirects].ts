import type { APIRoute, GetStaticPaths } from 'astro';
import { paths, translated } from '@/config/paths';
import { loadBrands, loadChargers } from '@/features/catalogue/catalogue.build';
import { bracketedSlugOf } from '@/features/catalogue/slug';
import { locales } from '@/paraglide/runtime.js';

/** Astro would leave out a file whose name begins with a line. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { redirects: '_redirects' } }];

/** Netlify's file of redirects: from the addresses with brackets that cars and chargers had to those of today. */
export const GET: APIRoute = async () => {
  const brands = await loadBrands();
  const moved = [
    ...brands.flatMap(({ models }) =>
      models.map(({ brandId, id, name, recordId }) => [
        paths.car(brandId, bracketedSlugOf(name, recordId)),
        paths.car(brandId, id),
      ]),
    ),
    ...(await loadChargers()).map(({ id, name, recordId }) => [
      paths.charger(bracketedSlugOf(name, recordId)),
      paths.charger(id),
    ]),
  ].filter(([from, to]) => from !== to);
  const lines = locales.flatMap((locale) =>
    moved.map((addresses) => [...addresses.map((address) => translated(address, locale)), 301]),
  );
  return new Response(`${lines.map((line) => line.join(' ')).join('\n')}\n`);
};
