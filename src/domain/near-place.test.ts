import { expect, it } from 'vitest';
import { realRoads } from '../../tests/support/roads.ts';
import { placeCalled } from './near-place.ts';

it.each([
  ['Zamalek', 'Zamalek'],
  ['الزمالك', 'Zamalek'],
  ['مدينه نصر', 'Nasr City'],
  ['التجمع', 'Fifth Settlement'],
  ['ras-el-hekma', 'Ras El Hekma'],
  ['hurghada', 'Hurghada'],
  ['الغردقه', 'Hurghada'],
  ['اسكندرية', 'Alexandria'],
  ['sheikh zayed', 'Sheikh Zayed'],
  ['Sharqia', 'Sharqia'],
  ['البحيرة', 'Beheira'],
])('finds %s', (text, name) => {
  expect(placeCalled(realRoads, text)?.en).toBe(name);
});

it.each(['', '   ', 'Paris', 'qwertz'])('finds no place called "%s"', (text) => {
  expect(placeCalled(realRoads, text)).toBeNull();
});
