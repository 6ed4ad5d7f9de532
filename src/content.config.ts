import { collections as catalogue } from '#catalogue/collections.build.ts';
import { collections as roads } from '#catalogue/road-collections.build.ts';
import { collections as tariffs } from '#features/tariffs/collections.build.ts';

export const collections = { ...catalogue, ...roads, ...tariffs };
