import { bodyTypeName } from '@/features/catalogue/body-types';
import type { Car } from '@/features/catalogue/car';
import { formatEgp, formatQuantity } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { FacetName, SliderName } from './filters';
import type { SortKey } from './sort';

/** The orders by name. */
export const sortLabels: Record<SortKey, () => string> = {
  default: m.listing_sort_default,
  price_asc: m.listing_sort_price_asc,
  price_desc: m.listing_sort_price_desc,
  range_desc: m.listing_sort_range_desc,
  power_desc: m.listing_sort_power_desc,
};

export const facetLabels: Record<FacetName, () => string> = {
  bodyTypes: m.listing_body_types,
  protocols: m.listing_protocols,
  powertrains: m.listing_powertrains,
};

const powertrainLabels: Record<Car['powertrain'], () => string> = {
  BEV: m.listing_powertrain_bev,
  EREV: m.listing_powertrain_erev,
};

/** An option for people; a charging protocol goes by the same name everywhere. */
export function optionLabel(value: string): string {
  return value === 'BEV' || value === 'EREV' ? powertrainLabels[value]() : bodyTypeName(value);
}

/** A value on a slider for people: 'EGP 1,250,000' or '420 km'. */
export function formatOnSlider(slider: SliderName, value: number): string {
  return slider === 'price' ? formatEgp(value) : formatQuantity(value, m.unit_km());
}
