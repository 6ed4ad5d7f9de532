import { catalogueCollections } from '#catalogue/collections.build.ts';
import { roadCollections } from '#catalogue/road-collections.build.ts';
import { tariffCollections } from '#features/tariffs/collections.build.ts';

export const collections = { ...catalogueCollections, ...roadCollections, ...tariffCollections };
