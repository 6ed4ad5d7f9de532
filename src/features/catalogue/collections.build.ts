import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { allPublished } from '@/data/catalogue';
import { type Brand, readBrands, readChargers } from './catalogue';
import type { Charger } from './charger';
import { backendLoader, momentOfBuild } from './loader.build';

const brands = defineCollection({
  loader: backendLoader<Brand>(
    'brands',
    async (backend) => {
      const [brandRows, carRows] = await Promise.all([
        allPublished(backend, 'brands'),
        allPublished(backend, 'cars'),
      ]);
      return readBrands(brandRows, carRows);
    },
    ({ items, faults }) => {
      if (items.some((brand) => brand.models.length > 0)) return;
      throw new Error(
        `The catalogue is empty: no car can be shown (${faults.length} rows left out). The site was not built.`,
      );
    },
  ),
  schema: z.custom<Brand>(),
});

const chargers = defineCollection({
  loader: backendLoader<Charger>('chargers', async (backend) =>
    readChargers(await allPublished(backend, 'chargers')),
  ),
  schema: z.custom<Charger>(),
});

const moments = defineCollection({
  loader: {
    name: 'tayar-moments',
    load: async ({ store }) => {
      const at = await momentOfBuild();
      store.clear();
      store.set({ id: 'build', data: { at } });
    },
  },
  schema: z.object({ at: z.string() }),
});

/** What the pages are built from: brands with their models, chargers, and the moment at which both were read. */
export const collections = { brands, chargers, moments };
