import { describe, expect, it } from 'vitest';
import { tripTo } from './trip.ts';

describe('tripTo', () => {
  it.each([
    ['Alexandria', 'Alexandria', 220],
    ['alex every weekend', 'Alexandria', 220],
    ['الأسكندرية', 'Alexandria', 220],
    ['إسكندرية', 'Alexandria', 220],
    ['El Gouna', 'El Gouna', 435],
    ['Ain Sokhna', 'Ain Sokhna', 130],
    ['العين السخنة', 'Ain Sokhna', 130],
    ['port-said', 'Port Said', 200],
    ['شرم الشيخ', 'Sharm El Sheikh', 500],
    ['From Cairo to Hurghada', 'Hurghada', 455],
    ['Alexandria and Aswan', 'Aswan', 870],
  ])('knows %s', (typed, to, oneWayKm) => {
    expect(tripTo(typed, '')).toEqual({ from: 'Cairo', to, oneWayKm, isExample: false });
  });

  it('takes Cairo to Alexandria for a journey it cannot tell', () => {
    const usual = { from: 'Cairo', to: 'Alexandria', oneWayKm: 220, isExample: true };
    expect(tripTo('my village', '')).toEqual(usual);
    expect(tripTo('Hurghada', 'Tanta')).toEqual(usual);
    expect(tripTo('Cairo', '')).toEqual(usual);
  });

  it('drives to Cairo from elsewhere', () => {
    expect(tripTo('القاهرة', 'المنصورة')).toEqual({
      from: 'Mansoura',
      to: 'Cairo',
      oneWayKm: 130,
      isExample: false,
    });
  });

  it('is not led astray by a street in Cairo that is named after a city', () => {
    expect(tripTo('Luxor', 'Alexandria Road, 6th of October').from).toBe('Cairo');
  });
});
