import { catalogueCollections as catalogue } from '#catalogue/collections.build.ts';
import { tariffCollections as tariffs } from '#features/tariffs/collections.build.ts';

export const collections = { ...catalogue, ...tariffs };
