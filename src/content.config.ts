import { collections as catalogue } from '#features/catalogue/collections.build.ts';
import { collections as tariffs } from '#features/tariffs/collections.build.ts';

export const collections = { ...catalogue, ...tariffs };
