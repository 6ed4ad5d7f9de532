import { getLocale } from '#paraglide/runtime.js';
import { productNames } from './product.ts';

/** The product's name in the reader's language. */
export const productName = (): string => productNames[getLocale()];
