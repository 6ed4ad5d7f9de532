import { product } from '@/config/product';
import { cairoDay, cairoTime, dayAfter } from '@/lib/dates';
import { type Days, isWithin } from '@/lib/typed-day';

/** As far ahead as the database accepts a visit, in days. */
const farthestDays = 366;

/** The days on which a visit can begin: today in Egypt only while a slot of it lies ahead. */
export function visitDays(now: Date): Days {
  const today = cairoDay(now);
  const first = slotsAhead(now).length > 0 ? today : dayAfter(today, 1);
  return { first, last: dayAfter(today, farthestDays) };
}

/** The slots (HH:mm, Cairo time) of a day (yyyy-MM-dd) that can still be booked; none of a day that cannot. */
export function slotsOn(day: string, now: Date): readonly string[] {
  if (!isWithin(day, visitDays(now))) return [];
  return day === cairoDay(now) ? slotsAhead(now) : product.visitTimes;
}

/** Those of today: one that begins this very minute is refused by the database. */
function slotsAhead(now: Date): readonly string[] {
  const time = cairoTime(now);
  return product.visitTimes.filter((slot) => slot > time);
}
