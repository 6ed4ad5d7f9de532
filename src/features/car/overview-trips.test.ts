import { expect, it } from 'vitest';
import { realRange } from '#domain/range.ts';
import { planRoadTrip } from '#domain/road-trip.ts';
import { m } from '#paraglide/messages.js';
import { realRoads as map } from '../../../tests/support/roads.ts';
import { seedBrands } from '../../../tests/support/seed-cars.ts';
import { seedPoints as points } from '../../../tests/support/seed-points.ts';
import { overviewParagraphs } from './overview.ts';

const ground = { map, points };
const cars = seedBrands.flatMap(({ models }) => models);

/** How each car gets to Alexandria by its paragraph, in the words of the planner. */
function toldOf(text: string): string {
  if (text.includes('without charging')) return '0';
  if (text.includes(m.car_overview_alexandria_stop())) return 'stops';
  if (text.includes(m.car_overview_alexandria_adapter())) return 'adapter';
  return text.includes(m.car_overview_alexandria_hours()) ? 'slow' : 'generator';
}

function plannedOf(car: (typeof cars)[number]): string {
  const answer = planRoadTrip(car, ground, 'cairo', 'alexandria')?.there.answer;
  if (answer?.kind === 'planned') return answer.stops.length === 0 ? '0' : 'stops';
  return answer?.kind === 'none' ? answer.why : 'generator';
}

it('the paragraph of each car says of Alexandria what its trip says below', () => {
  const driven = cars.filter((car) => realRange(car) !== null && car.powertrain === 'BEV');
  expect(driven.length).toBeGreaterThan(50);
  for (const car of driven) {
    const told = toldOf(overviewParagraphs(car).join(' '));
    expect([car.brand, car.name, told]).toEqual([car.brand, car.name, plannedOf(car)]);
  }
});
