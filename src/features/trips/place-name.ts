import type { ChargingPoint } from '#domain/charging-points.ts';
import type { RoadPlace } from '#domain/roads.ts';
import { getLocale } from '#paraglide/runtime.js';

/** A place in the reader's language. */
export const placeName = ({ en, ar }: Pick<RoadPlace, 'en' | 'ar'>): string =>
  getLocale() === 'ar' ? ar : en;

/** A charging point in the reader's language, where it has a name in it. */
export const pointName = ({ name, nameAr }: Pick<ChargingPoint, 'name' | 'nameAr'>): string =>
  getLocale() === 'ar' ? (nameAr ?? name) : name;
