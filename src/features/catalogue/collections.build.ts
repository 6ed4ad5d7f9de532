import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { environment } from '@/config/environment';
import { allPublished } from '@/data/catalogue';
import { anonymousBackend } from '@/data/client';
import { type Brand, readBrands, readChargers } from './catalogue';
import type { Charger } from './charger';
import type { RowFault } from './rows';

type Read<Item> = { items: Item[]; faults: RowFault[] };

/**
 * A loader that takes its items from the backend afresh at every build. Rows at fault are named in the log and
 * left out; an unreachable backend fails the build, so that a broken build never replaces a good site.
 */
function catalogueLoader<Item extends { id: string }>(
  name: string,
  read: () => Promise<Read<Item>>,
): Loader {
  return {
    name: `tayar-${name}`,
    load: async ({ store, logger }) => {
      const { items, faults } = await read();
      for (const fault of faults) logger.warn(`Left out: ${fault}`);
      store.clear();
      for (const item of items) store.set({ id: item.id, data: { ...item } });
      logger.info(`${items.length} ${name}, ${faults.length} left out`);
    },
  };
}

function backend() {
  const { supabaseUrl, supabaseKey } = environment;
  if (supabaseUrl === '' || supabaseKey === '') {
    throw new Error(
      'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY must be set to build the site.',
    );
  }
  return anonymousBackend(supabaseUrl, supabaseKey);
}

const brands = defineCollection({
  loader: catalogueLoader<Brand>('brands', async () => {
    const client = backend();
    const [brandRows, carRows] = await Promise.all([
      allPublished(client, 'brands'),
      allPublished(client, 'cars'),
    ]);
    const read = readBrands(brandRows, carRows);
    if (read.items.every((brand) => brand.models.length === 0)) {
      throw new Error(
        `The catalogue is empty: no car can be shown (${read.faults.length} rows left out). The site was not built.`,
      );
    }
    return read;
  }),
  schema: z.custom<Brand>(),
});

const chargers = defineCollection({
  loader: catalogueLoader<Charger>('chargers', async () =>
    readChargers(await allPublished(backend(), 'chargers')),
  ),
  schema: z.custom<Charger>(),
});

/** What the pages are built from: brands with their models, and chargers. */
export const collections = { brands, chargers };
