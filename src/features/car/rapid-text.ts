import { publicCharging } from '#config/public-charging.ts';
import { type Chargeable, rapidHours } from '#domain/charging.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/**
 * The time from 10 to 80 % at the rapid chargers that Egypt has, with what the best of them and the car could do; null when
 * it is not known.
 */
export function rapidText(car: Chargeable): { value: string; note: string } | null {
  const { usual, best } = publicCharging.rapidKw;
  const [hours, fastest] = [rapidHours(car, usual), rapidHours(car, best)];
  if (hours === null || fastest === null) return null;
  const [value, sooner] = [hours, fastest].map((time) => durationText(time));
  const kw = (power: number) => formatQuantity(power, m.unit_kw());
  const figures = { usual: kw(usual), best: kw(best) };
  return {
    value: m.car_about({ amount: value ?? '' }),
    note:
      value === sooner
        ? m.car_rapid_note_slow(figures)
        : m.car_rapid_note({ ...figures, sooner: sooner ?? '' }),
  };
}
