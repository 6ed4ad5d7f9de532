import { describe, expect, it } from 'vitest';
import { governorates } from '#domain/governorates.ts';
import { mainRoadsIn } from '#domain/main-road-points.ts';
import { inArabic } from '#lib/fixture.ts';
import { m } from '#paraglide/messages.js';
import { realRoads } from '../../../tests/support/roads.ts';
import { seedPoints } from '../../../tests/support/seed-points.ts';
import { figuresLine, notCountedLine } from './figure-words.ts';
import { governorateHead, roadHead } from './head.ts';
import { gapWords, kmFromEnds, kmMark, offRoadWords, roadName } from './road-words.ts';

const figures = {
  places: 48,
  rapid: 11,
  notForAll: 0,
  closed: 0,
  accessUnknown: 0,
  lastCheckedOn: '2025-05-12',
};
const roads = mainRoadsIn(realRoads, seedPoints);
const [desertRoad] = roads;
if (!desertRoad) throw new Error('There is no road.');

describe('figures', () => {
  it('stand in one line', () => {
    expect(figuresLine(figures)).toBe(
      '48 places, 11 with rapid CCS2, last checked 12\u00a0May 2025',
    );
    expect(inArabic(() => figuresLine(figures))).toMatch(/^٤٨ مكانًا، ١١ بشاحن/);
    expect(figuresLine({ ...figures, rapid: 0, lastCheckedOn: null })).toBe(
      '48 places, none with rapid CCS2, last check not known',
    );
    expect(figuresLine({ ...figures, places: 0 })).toBe(
      'No place open to everybody is known to us',
    );
  });

  it('say what they leave out', () => {
    expect(notCountedLine(figures)).toBe('');
    expect(notCountedLine({ ...figures, notForAll: 12, closed: 1 })).toBe(
      'Listed, but not counted: 12 not for everybody, 1 closed or out of order.',
    );
  });
});

describe('roads', () => {
  it('are named by their ends, and by what tells two of them apart', () => {
    expect(roads.map(roadName).slice(0, 3)).toEqual([
      'Cairo to Alexandria by Wadi Natrun',
      'Cairo to Alexandria by Tanta',
      'Cairo to North Coast',
    ]);
    expect(inArabic(() => roadName(desertRoad))).toBe('من القاهرة إلى الإسكندرية عبر وادي النطرون');
    expect(new Set(roads.map(roadName)).size).toBe(roads.length);
  });

  it('say where a place stands, from either end', () => {
    expect(kmMark(104.6)).toBe('km 105');
    expect(kmFromEnds(desertRoad, 105)).toEqual([
      '105\u00a0km from Cairo',
      '114\u00a0km from Alexandria',
    ]);
    expect(offRoadWords(0.9)).toBe('');
    expect(offRoadWords(2.2)).toBe('about 2\u00a0km off the road');
  });

  it('name both ends of a stretch without a rapid charger', () => {
    const found = roads.find(({ id }) => id === 'assiut-luxor') ?? desertRoad;
    expect(gapWords({ from: null, to: null, km: 267 }, found)).toBe(
      'No rapid charger that we know of between Assiut and Luxor: 267\u00a0km',
    );
  });
});

describe('heads', () => {
  const heads = () => [
    ...governorates.map((one) =>
      governorateHead(
        one,
        seedPoints.filter(({ governorate }) => governorate === one.id),
      ),
    ),
    ...roads.map(roadHead),
  ];
  const shownOf = (text: string) => text.replace(/\p{Cf}/gu, '').length;

  it.each([
    ['English', heads, ' | Tayar'],
    ['Arabic', () => inArabic(heads), ' | تيار'],
  ])('fit what search engines show, each its own: %s', (_language, read, ending) => {
    const all = read();
    const tooLong = all.filter(
      ({ title, description }) => shownOf(title + ending) > 60 || shownOf(description) > 160,
    );
    expect(tooLong.map(({ title, description }) => [title, description])).toEqual([]);
    for (const key of ['title', 'description', 'path'] as const) {
      expect(new Set(all.map((head) => head[key])).size).toBe(all.length);
    }
  });

  it('say that no place is known where none is', () => {
    const luxor = governorates.find(({ id }) => id === 'luxor');
    if (!luxor) throw new Error('There is no Luxor.');
    expect(governorateHead(luxor, []).description).toMatch(/^We know of no public place/);
  });

  it('of all places fits too', () => {
    const description = m.charging_meta_description({ figures: figuresLine(figures) });
    expect(shownOf(description)).toBeLessThanOrEqual(160);
  });
});
