import { describe, expect, it } from 'vitest';
import { realRoads } from '../../../tests/support/roads.ts';
import { tripTo } from './trip.ts';

const trip = (destination: string, location = '') => tripTo(realRoads, destination, location);

describe('tripTo', () => {
  it.each([
    ['Alexandria', 'Alexandria', 219],
    ['alex every weekend', 'Alexandria', 219],
    ['الأسكندرية', 'Alexandria', 219],
    ['إسكندرية', 'Alexandria', 219],
    ['El Gouna', 'El Gouna', 438],
    ['Ain Sokhna', 'Ain Sokhna', 133],
    ['العين السخنة', 'Ain Sokhna', 133],
    ['port-said', 'Port Said', 203],
    ['شرم الشيخ', 'Sharm El Sheikh', 480],
    ['From Cairo to Hurghada', 'Hurghada', 459],
    ['Alexandria and Aswan', 'Aswan', 857],
    ['beni suef', 'Beni Suef', 125],
    ['قنا', 'Qena', 612],
    ['الساحل الشمالي', 'North Coast (Marassi)', 277],
  ])('knows %s', (typed, to, oneWayKm) => {
    expect(trip(typed)).toMatchObject({ from: 'Cairo', to, oneWayKm, isExample: false });
  });

  it('takes the usual trip from home for a journey it cannot tell', () => {
    const usual = { oneWayKm: 219, isExample: true };
    const there = { ...usual, from: 'Cairo', to: 'Alexandria', ends: ['cairo', 'alexandria'] };
    expect(trip('my village')).toEqual(there);
    expect(trip('Cairo')).toEqual(there);
    expect(trip('my village', 'Alexandria')).toEqual({
      ...{ ...usual, from: 'Alexandria', to: 'Cairo', ends: ['alexandria', 'cairo'] },
    });
  });

  it('begins where they live', () => {
    expect(trip('القاهرة', 'المنصورة')).toMatchObject({ from: 'Mansoura', to: 'Cairo' });
    expect(trip('Hurghada', 'Luxor')).toMatchObject({ from: 'Luxor', oneWayKm: 287 });
    expect(trip('Hurghada', 'Alexandria')).toMatchObject({ from: 'Alexandria', isExample: false });
    expect(trip('Sokhna', 'التجمع الخامس')).toMatchObject({ from: 'New Cairo', oneWayKm: 109 });
  });

  it('is not led astray by a street in Cairo that is named after a city', () => {
    expect(trip('Luxor', 'Alexandria Road, 6th of October')?.from).toBe(
      '6th of October and Sheikh Zayed',
    );
  });
});
