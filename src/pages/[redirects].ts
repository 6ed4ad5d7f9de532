import type { APIRoute, GetStaticPaths } from 'astro';
import { loadBrands, loadChargers } from '#catalogue/catalogue.build.ts';
import { addressIn, paths } from '#config/paths.ts';
import { formerSlugOf } from '#domain/slug.ts';
import { locales } from '#paraglide/runtime.js';

/** Astro would leave out a file whose name begins with a line. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { redirects: '_redirects' } }];

/** Netlify's file of redirects: from the addresses with signs that cars and chargers had to those of today. */
export const GET: APIRoute = async () => {
  const brands = await loadBrands();
  const moved = [
    ...brands.flatMap(({ models }) =>
      models.map(({ brandId, id, name, recordId }) => [
        paths.car(brandId, formerSlugOf(name, recordId)),
        paths.car(brandId, id),
      ]),
    ),
    ...(await loadChargers()).map(({ id, name, recordId }) => [
      paths.charger(formerSlugOf(name, recordId)),
      paths.charger(id),
    ]),
    // With a colon or an asterisk it would be a pattern for others' addresses. The record is found by its id all the same.
  ].filter(([from = '', to]) => from !== to && !/[*:]/.test(from));
  const lines = locales.flatMap((locale) =>
    moved.map((addresses) => [...addresses.map((address) => addressIn(address, locale)), 301]),
  );
  return new Response(`${lines.map((line) => line.join(' ')).join('\n')}\n`);
};
