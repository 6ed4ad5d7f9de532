export { collections } from './features/catalogue/collections.build';
