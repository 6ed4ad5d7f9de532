import { catalogueCollections } from '#catalogue/collections.build.ts';
import { pointCollections } from '#catalogue/point-collections.build.ts';
import { roadCollections } from '#catalogue/road-collections.build.ts';
import { tariffCollections } from '#features/tariffs/collections.build.ts';

export const collections = {
  ...catalogueCollections,
  ...pointCollections,
  ...roadCollections,
  ...tariffCollections,
};
