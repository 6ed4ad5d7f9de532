import { m } from '#paraglide/messages.js';

/** The parts of a car's page in their order, by their ids in addresses, as the index names them. */
export const parts = {
  overview: m.car_tab_overview,
  money: m.car_part_money,
  charging: m.plug_title,
  specifications: m.car_tab_specs,
  features: m.car_tab_features,
  prices: m.car_part_prices,
} as const;

export type PartId = keyof typeof parts;
