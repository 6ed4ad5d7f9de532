import { publicCharging } from '#config/public-charging.ts';
import type { Car } from '#domain/car.ts';
import { type Chargeable, rapidHours } from '#domain/charging.ts';
import { publicRapid } from '#domain/plugs.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type RapidCar = Chargeable & Pick<Car, 'chargingProtocol'>;

/**
 * The time from 10 to 80 % at the rapid chargers that Egypt has, with what the best of them and the car could do, or what
 * keeps its plug from them; null when it is not known.
 */
export function rapidText(car: RapidCar): { value: string; note: string } | null {
  const { usual, best } = publicCharging.rapidKw;
  const [hours, fastest] = [rapidHours(car, usual), rapidHours(car, best)];
  if (hours === null || fastest === null) return null;
  return {
    value: m.car_about({ amount: durationText(hours) }),
    note: plugNotes[publicRapid(car.chargingProtocol)](durationText(hours), durationText(fastest)),
  };
}

const plugNotes = {
  yes: powerNote,
  adapter: () => m.car_rapid_note_adapter(),
  some: () => m.car_rapid_note_some(),
  unknown: () => m.car_rapid_note_unknown(),
};

/** What more power brings. */
function powerNote(value: string, sooner: string): string {
  if (value === sooner) return m.car_rapid_note_slow();
  const { usual, best } = publicCharging.rapidKw;
  const kw = (power: number) => formatQuantity(power, m.unit_kw());
  return m.car_rapid_note({ usual: kw(usual), best: kw(best), sooner });
}
