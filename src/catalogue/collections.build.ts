import { defineCollection } from 'astro/content/config';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { config, locales } from 'zod/mini';
import { environment } from '#config/environment.ts';
import { allPublished, catalogueMoment } from '#data/catalogue.ts';
import { type Backend, sessionlessBackend } from '#data/client.ts';
import type { Brand } from '#domain/brand-file.ts';
import { readBrands, readChargers } from '#domain/catalogue.ts';
import type { Charger } from '#domain/charger.ts';
import type { Read } from '#domain/rows.ts';
import { nameLeftOut } from './left-out.build.ts';

// zod/mini comes without error messages, and the build log has to say what is wrong with a row.
config(locales.en());

/**
 * A loader that takes its items from the backend afresh at every build. Rows at fault are named in the log and
 * left out; an unreachable backend fails the build, so that a broken build never replaces a good site.
 * @param check throws where the site must not be built from the items
 */
export function backendLoader<Item extends { id: string }>(
  name: string,
  read: (backend: Backend) => Promise<Read<Item>>,
  check?: (read: Read<Item>) => void,
): Loader {
  return {
    name: `tayar-${name}`,
    load: async ({ store, logger }) => {
      // Read first: pages would never learn of a change between the two reads.
      await momentOfBuild();
      const { items, faults } = await read(backend());
      for (const fault of faults) nameLeftOut(fault);
      check?.({ items, faults });
      store.clear();
      for (const item of items) store.set({ id: item.id, data: { ...item } });
      logger.info(`${items.length} ${name}, ${faults.length} left out`);
    },
  };
}

/**
 * The moment from which on the pages of this build ask for changes, in ISO 8601. Every loader waits for it.
 * @throws when the backend cannot be asked
 */
function momentOfBuild(): Promise<string> {
  moment ??= catalogueMoment(backend());
  return moment;
}

let moment: Promise<string> | undefined;

function backend(): Backend {
  const { supabaseUrl, supabaseKey } = environment;
  if (supabaseUrl === '' || supabaseKey === '') {
    throw new Error(
      'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY must be set to build the site.',
    );
  }
  return sessionlessBackend(supabaseUrl, supabaseKey);
}

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

/**
 * The collections that pages are built from: brands with their models, chargers, and the moment at which both were
 * read.
 */
export const catalogueCollections = { brands, chargers, moments };
