import { describe, expect, it } from 'vitest';
import { foldTwins } from '#domain/charging-points.ts';
import { nothingAsked, pointsAddress } from '#features/catalogue/points-for.ts';
import { seedPoints } from '../../../tests/support/seed-points.ts';
import { filtersIn, foundPoints, operatorsOf, wishesOf } from './explorer.ts';

const today = '2026-11-29';
const hurghada = { lat: 27.257, lon: 33.813 };
const found = (asked: string, near: typeof hurghada | null = null) =>
  foundPoints(foldTwins(seedPoints), wishesOf(pointsAddress.read(asked), null, near), today);

describe('the address of the map', () => {
  it('is read and written', () => {
    const search = '?car=byd/seal-851bec1e&plug=ccs2&plug=type-2&kw=50&open=yes&near=luxor';
    const asked = pointsAddress.read(search);
    expect(asked).toMatchObject({ plugs: ['CCS2', 'Type 2'], kw: 50, open: 'yes', checked: null });
    expect(pointsAddress.write(asked)).toBe(search);
    expect(filtersIn(asked)).toBe(5);
    expect(pointsAddress.read('?plug=usb&kw=-3&open=no')).toEqual(nothingAsked);
  });
});

describe('the places that are found', () => {
  it('are all at first, twins as one, those that everybody can use before the others', () => {
    const all = found('');
    expect(all.length).toBe(seedPoints.filter(({ twinOf }) => twinOf === null).length);
    expect(all[0]?.point.access).toMatch(/public|membership/);
  });

  it('are the nearest first, within 30 km', () => {
    const near = found('', hurghada).map(({ km }) => km ?? 0);
    expect(near.length).toBeGreaterThan(0);
    expect(near).toEqual(near.toSorted((one, other) => one - other));
    expect(Math.max(...near)).toBeLessThanOrEqual(30);
  });

  it('are those of an operator, of which the largest is named first', () => {
    const [operator = ''] = operatorsOf(seedPoints);
    const theirs = found(`?operator=${encodeURIComponent(operator)}`);
    expect(theirs.length).toBeGreaterThan(10);
    expect(
      theirs.every(({ point, twins }) =>
        [point, ...twins].some((one) => one.operator === operator),
      ),
    ).toBe(true);
  });
});
