import { expect, it } from 'vitest';
import { hasRapid } from './open-places.ts';
import { figuresOf, partsOf, standingOf } from './point-figures.ts';
import { sampleConnector, samplePoint } from './point-fixture.ts';

const rapid = samplePoint({ id: 'rapid' });
const slow = samplePoint({ id: 'slow', connectors: [sampleConnector('Type 2')] });
const ofLastYear = { lastConfirmedOn: '2025-11-30' };

it('counts what is open to everybody, twins once, and the rest apart', () => {
  const twin = { ...slow, id: 'twin', twinOf: 'slow', connectors: rapid.connectors, ...ofLastYear };
  const guests = samplePoint({ id: 'guests', access: 'restricted', lastConfirmedOn: '2026-01-01' });
  const owner = samplePoint({ id: 'owner', access: 'private' });
  const gone = samplePoint({ id: 'gone', state: 'closed' });
  const unclear = samplePoint({ id: 'unclear', access: null });
  expect(figuresOf([rapid, slow, twin, guests, owner, gone, unclear])).toEqual({
    places: 2,
    rapid: 2,
    notForAll: 2,
    closed: 1,
    accessUnknown: 1,
    lastCheckedOn: '2025-11-30',
  });
});

it('takes a site for open where one of its entries is, and counts only what everybody can use there', () => {
  const staff = samplePoint({ id: 'staff', access: 'restricted' });
  const street = { ...slow, id: 'street', twinOf: 'staff' };
  expect(figuresOf([staff, street])).toMatchObject({ places: 1, rapid: 0, notForAll: 0 });
  expect(figuresOf([staff])).toMatchObject({ places: 0, notForAll: 1 });
});

it('counts nothing where nothing is known', () => {
  const unchecked = samplePoint({ lastConfirmedOn: null });
  expect(figuresOf([])).toMatchObject({ places: 0, rapid: 0, lastCheckedOn: null });
  expect(figuresOf([unchecked])).toMatchObject({ places: 1, lastCheckedOn: null });
});

it('a rapid charger is a CCS2 that is said to work', () => {
  const off = { state: 'closed' } as const;
  expect(hasRapid(rapid)).toBe(true);
  expect(hasRapid(samplePoint({ connectors: [sampleConnector('CCS2', 60, off)] }))).toBe(false);
  expect(hasRapid(samplePoint({ connectors: [sampleConnector('CHAdeMO', 50)] }))).toBe(false);
});

it('says first that a place is gone, then that it is not for everybody, then that it is unverified', () => {
  const today = '2026-11-29';
  const standing = (change: Parameters<typeof samplePoint>[0]) =>
    standingOf(samplePoint(change), today);
  expect(standing({})).toBe('open');
  expect(standing({ state: 'closed', access: 'private' })).toBe('closed');
  expect(standing({ state: 'paused' })).toBe('paused');
  expect(standing({ access: 'private', lastConfirmedOn: null })).toBe('private');
  expect(standing({ access: 'restricted' })).toBe('restricted');
  expect(standing({ access: null })).toBe('unverified');
  expect(standing({ lastConfirmedOn: null })).toBe('unverified');
  expect(standing({ lastConfirmedOn: '2023-11-28' })).toBe('unverified');
  expect(standing({ lastConfirmedOn: '2023-11-29' })).toBe('open');
  expect(standing({ lastConfirmedOn: null, checkedByPhoneOn: '2026-11-01' })).toBe('open');
});

it('lists rapid places first, the most powerful before the others, and apart what not everybody can use', () => {
  const strong = samplePoint({ id: 'strong', connectors: [sampleConnector('CCS2', 120)] });
  const guests = samplePoint({ id: 'guests', access: 'restricted' });
  const parts = partsOf([slow, guests, rapid, strong]);
  const ids = (part: (typeof parts)['rapid']) => part.map(({ point }) => point.id);
  expect(ids(parts.rapid)).toEqual(['strong', 'rapid']);
  expect(ids(parts.slow)).toEqual(['slow']);
  expect(ids(parts.apart)).toEqual(['guests']);
});
