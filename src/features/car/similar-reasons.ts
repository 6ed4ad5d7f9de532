import { type Car, sizeOf } from '#domain/car.ts';
import { roadRange } from '#domain/range.ts';
import { formatEgp, formatNumber, formatQuantity, quantityInText } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** Differences that are worth a word: a share of the price, km on the road, a share of the power, and mm of length. */
const least = { priceShare: 0.01, km: 15, powerShare: 0.25, mm: 100 };

/**
 * Why a buyer of one car might look at another: the best that speaks for it and what that costs, such as '60 km further
 * on the road' and 'EGP 110,000 more'. Two that speak for it where it costs nothing, and plain differences where nothing does.
 */
export function similarReasons(car: Car, other: Car): string[] {
  const price = priceDifference(car, other);
  const km = rangeDifference(car, other);
  const amount = formatEgp(Math.abs(price));
  const distance = quantityInText(Math.abs(km), m.unit_km());
  const better = [
    price < 0 && m.car_similar_cheaper({ amount }),
    km > 0 && m.car_similar_further({ distance }),
    hasMoreSeats(car, other) &&
      m.car_similar_seats({ seats: formatNumber(other.facts.seats ?? 0) }),
    isStronger(car, other) &&
      m.car_similar_power({ power: formatQuantity(other.motorPower, m.unit_hp()) }),
    isOfOneSize(car, other) && m.car_similar_size(),
  ].filter((text) => text !== false);
  const worse = [
    price > 0 && m.car_similar_dearer({ amount }),
    km < 0 && m.car_similar_nearer({ distance }),
  ].filter((text) => text !== false);
  const [best, second] = better;
  const named = [best ?? worse[0], best === undefined ? worse[1] : (worse[0] ?? second)];
  const reasons = named.filter((text) => text !== undefined);
  return reasons.length > 0 ? reasons : [m.car_similar_alike()];
}

/** EGP by which the other is dearer; 0 where that is too little to matter, or not known. */
function priceDifference({ price }: Car, other: Car): number {
  if (!price || !other.price) return 0;
  const difference = other.price - price;
  return Math.abs(difference) < price * least.priceShare ? 0 : difference;
}

/** km that the other goes further on the road; 0 where that is too little to matter, not known, or one has a generator. */
function rangeDifference(car: Car, other: Car): number {
  if (car.powertrain === 'EREV' || other.powertrain === 'EREV') return 0;
  const [own, others] = [roadRange(car), roadRange(other)];
  if (own === null || others === null) return 0;
  const difference = others.km - own.km;
  return Math.abs(difference) < least.km ? 0 : difference;
}

function hasMoreSeats({ facts }: Car, other: Car): boolean {
  return facts.seats !== undefined && (other.facts.seats ?? 0) > facts.seats;
}

function isStronger({ motorPower }: Car, other: Car): boolean {
  if (motorPower === null || other.motorPower === null) return false;
  return other.motorPower >= motorPower * (1 + least.powerShare);
}

function isOfOneSize(car: Car, other: Car): boolean {
  const [own, others] = [sizeOf(car), sizeOf(other)];
  return own !== null && others !== null && Math.abs(own.length - others.length) <= least.mm;
}
