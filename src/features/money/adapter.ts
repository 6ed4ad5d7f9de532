import { publicCharging } from '#config/public-charging.ts';
import type { Car } from '#domain/car.ts';
import { publicRapid } from '#domain/plugs.ts';
import { formatDay } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { adapterPrice } from './rows.ts';

/** The adapter that a car needs at public chargers, with its price; null for a car that needs none. */
export function adapterText({ chargingProtocol }: Pick<Car, 'chargingProtocol'>): string | null {
  const rapid = publicRapid(chargingProtocol);
  if (rapid === 'yes') return null;
  if (rapid !== 'adapter') return m.money_adapter_unknown();
  return m.money_adapter({
    price: adapterPrice(),
    day: formatDay(publicCharging.adapter.reportedOn),
  });
}
