import { collections as catalogue } from './features/catalogue/collections.build';
import { collections as tariffs } from './features/tariffs/collections.build';

export const collections = { ...catalogue, ...tariffs };
