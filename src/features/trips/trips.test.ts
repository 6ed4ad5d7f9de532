import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { planRoadTrip } from '#domain/road-trip.ts';
import { overwriteGetLocale } from '#paraglide/runtime.js';
import { realRoads as map } from '../../../tests/support/roads.ts';
import { seedBrands } from '../../../tests/support/seed-cars.ts';
import { seedPoints as points } from '../../../tests/support/seed-points.ts';
import { chargingTexts, roadAnswer, roadText } from './charging-words.ts';
import { shownCharging, shownRoads } from './shown-charging.ts';
import { shownTrip } from './shown-trip.ts';
import { TripLegs } from './TripLeg.tsx';

const ground = { map, points };
const cars = seedBrands.flatMap(({ models }) => models);

function carNamed(name: string) {
  const car = cars.find((one) => one.name === name);
  if (!car) throw new Error(`There is no ${name}.`);
  return car;
}

/** What the page says of a trip from Cairo, its markup left out. */
function said(name: string, to: string): string {
  const car = carNamed(name);
  const trip = planRoadTrip(car, ground, 'cairo', to);
  if (trip === null) throw new Error('There is no road.');
  return renderToString(createElement(TripLegs, { car, trip: shownTrip(trip) }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll('&#x27;', "'");
}

const texts = (name: string, home: string) => {
  const car = carNamed(name);
  const found = shownCharging(car, ground, home);
  return found ? chargingTexts(found, car).map((text) => text.replaceAll('\u00A0', ' ')) : [];
};

afterEach(() => overwriteGetLocale(() => 'en'));

it('names each stop with its place, shares, minutes and power', () => {
  const text = said('T03', 'alexandria');
  expect(text).toContain('There, 219 km One stop to charge');
  expect(text).toContain('After 118 km: arrives with 30%, charges to 74% in about 30 min at 50 kW');
  expect(text).toContain('There and back, 438 km 4 stops to charge');
  expect(text).toMatch(/Places known to us, (confirmed since \d+ \w+ 20\d\d|not all)/);
});

it('links each stop to its place on the map', () => {
  const car = carNamed('T03');
  const trip = planRoadTrip(car, ground, 'cairo', 'alexandria');
  const html = trip && renderToString(createElement(TripLegs, { car, trip: shownTrip(trip) }));
  const [first] = trip?.there.answer.kind === 'planned' ? trip.there.answer.stops : [];
  expect(html).toContain(`?point=${first?.point.id}`);
});

it('says where no charger is known, and which other way was taken', () => {
  expect(said('T03', 'sharm')).toContain(
    'No rapid charger that we know of fits for 256 km between Ras Sedr and Sharm El Sheikh',
  );
  expect(said('EQS 450+', 'luxor')).toContain(
    'By Hurghada, 103 km longer than the shortest way, on which chargers are missing',
  );
});

it('says the truth about adapters, generators, and slow charging', () => {
  expect(said('Seagull (Dolphin Mini)', 'alexandria')).toContain('Not without an adapter');
  expect(said('L9', 'aswan')).toContain('The generator drives the rest');
  expect(said('Leaf 40', 'alexandria')).toContain('Hardly any has CHAdeMO');
  expect(said('Model 3 RWD', 'sharm')).toContain('Above 80% it charges at about half the speed.');
  expect(said('EQS 450+', 'alexandria')).toContain('59% to 62% left');
});

it('counts the places near a home, and the roads', () => {
  const [near, roads, ...more] = texts('Atto 3', 'cairo');
  expect(near).toMatch(/^\d+ public places known to us within 30 km fit, \d+ of them rapid\.$/);
  expect(roads).toMatch(/^From full it travels \d+ of 17 main roads one way without a stop/);
  expect(more).toEqual([]);
  expect(texts('Lumin', 'cairo').join(' ')).toContain('GB/T rapid chargers have been closed');
  expect(texts('Leaf 40', 'cairo').join(' ')).toContain('Few rapid chargers have CHAdeMO');
  expect(texts('L9', 'cairo').join(' ')).toContain('Its generator drives every main road');
  expect(texts('EQS 450+', 'cairo').join(' ')).toContain('16 of 17 main roads');
  expect(texts('Lumin', 'cairo').join(' ')).toContain('travels none of the 17 main roads');
  expect(texts('Atto 3', 'nowhere')).toEqual([]);
});

it('tells of each main road', () => {
  const roads = shownRoads(carNamed('Atto 3'), ground);
  const lines = roads.map((road) =>
    `${roadText(road)}: ${roadAnswer(road)}`.replaceAll('\u00A0', ' '),
  );
  expect(lines[0]).toBe('Cairo, Wadi Natrun (Rest House) and Alexandria, 219 km: without a stop');
  expect(lines.join('\n')).toContain('between Ras Sedr and Sharm El Sheikh');
});

it('is told in Arabic', () => {
  overwriteGetLocale(() => 'ar');
  expect(said('T03', 'sharm')).toContain('بين رأس سدر وشرم الشيخ');
  expect(texts('Atto 3', 'cairo')[0]).toContain('معروف');
});
