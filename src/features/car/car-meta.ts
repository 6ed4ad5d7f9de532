import { product } from '@/config/product';
import type { Car } from '@/features/catalogue/car';
import { formatEgp } from '@/lib/money';
import { m } from '@/paraglide/messages.js';
import { batteryText, fullName, rangeSubtitle } from './figures';

/** Title and description of the car's page for browsers and search engines, from what the record holds. */
export function carMeta(car: Car): { title: string; description: string } {
  const name = fullName(car);
  const known = car.range !== null || car.evRange !== null || car.combinedRange !== null;
  const facts = [
    known ? inSentence(rangeSubtitle(car)) : '',
    car.batteryCapacity > 0 ? m.car_meta_battery({ battery: batteryText(car) }) : '',
    car.price === null ? '' : m.car_meta_price({ price: formatEgp(car.price) }),
  ].filter((fact) => fact !== '');
  return {
    title: `${m.car_meta_title({ name })} | ${product.name}`,
    description:
      facts.length === 0
        ? m.car_meta_description_bare({ name })
        : m.car_meta_description({ name, facts: facts.join(', ') }),
  };
}

function inSentence(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replaceAll(' · ', ', ');
}
