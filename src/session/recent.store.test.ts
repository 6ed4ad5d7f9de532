import { describe, expect, it } from 'vitest';
import { parseRecent, type RecentCar, withCar } from './recent.store.ts';

const car = (id: string, brandId = 'byd'): RecentCar => ({
  brandId,
  id,
  brand: 'BYD',
  name: `Model ${id}`,
  imageUrl: '/pictures/fallback-car.jpg',
});

describe('parseRecent', () => {
  it('reads back what was kept', () => {
    expect(parseRecent(JSON.stringify([car('1'), car('2')]))).toEqual([car('1'), car('2')]);
  });

  it.each(['', 'nonsense', '{}', 'null', '3', '"text"'])('makes nothing of %j', (text) => {
    expect(parseRecent(text)).toEqual([]);
  });

  it('leaves out what is no car', () => {
    const mixed = [null, 5, [], { brandId: 'byd' }, { ...car('1'), name: 7 }, car('2')];
    expect(parseRecent(JSON.stringify(mixed))).toEqual([car('2')]);
  });

  it('takes no more than eight', () => {
    const many = Array.from({ length: 20 }, (_, index) => car(String(index)));
    expect(parseRecent(JSON.stringify(many))).toEqual(many.slice(0, 8));
  });
});

describe('withCar', () => {
  it('puts a car first, once', () => {
    expect(withCar([car('1'), car('2')], car('2'))).toEqual([car('2'), car('1')]);
  });

  it('takes a car that was renamed for the same', () => {
    const renamed = car('seal-851bec1e');
    expect(withCar([car('seal-rwd-851bec1e')], renamed)).toEqual([renamed]);
  });

  it('keeps a car of the same address part of another brand', () => {
    expect(withCar([car('1', 'zeekr')], car('1'))).toEqual([car('1'), car('1', 'zeekr')]);
  });

  it('drops the oldest beyond eight', () => {
    const eight = Array.from({ length: 8 }, (_, index) => car(String(index)));
    expect(withCar(eight, car('new'))).toEqual([car('new'), ...eight.slice(0, 7)]);
  });
});
