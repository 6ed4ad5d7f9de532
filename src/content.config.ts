import { collections as catalogue } from '#catalogue/collections.build.ts';
import { collections as tariffs } from '#features/tariffs/collections.build.ts';

export const collections = { ...catalogue, ...tariffs };
