import type { RoadPlace } from '#domain/roads.ts';
import { getLocale } from '#paraglide/runtime.js';

/** A place in the reader's language. */
export const placeName = ({ en, ar }: Pick<RoadPlace, 'en' | 'ar'>): string =>
  getLocale() === 'ar' ? ar : en;
