import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { backendLoader } from '#catalogue/collections.build.ts';
import { allTariffs } from '#data/catalogue.ts';
import { cairoToday } from '#domain/cairo.ts';
import { type KeyedFigure, readTariffs, tariffsFrom } from '#domain/tariffs.ts';

const tariffs = defineCollection({
  loader: backendLoader<KeyedFigure>(
    'tariffs',
    async (backend) => readTariffs(await allTariffs(backend), cairoToday()),
    ({ items }) => {
      tariffsFrom(items);
    },
  ),
  schema: z.custom<KeyedFigure>(),
});

/** The figures of the state and the market in force on the day of the build, by key. */
export const tariffCollections = { tariffs };
