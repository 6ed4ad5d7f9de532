import { describe, expect, it } from 'vitest';
import { Clusters, type Seen } from './clusters.ts';

const egypt: Omit<Seen, 'zoom'> = { west: 24, south: 21, east: 37, north: 32 };
const places = [
  { id: 'zamalek', lat: 30.061, lon: 31.219 },
  { id: 'dokki', lat: 30.038, lon: 31.211 },
  { id: 'luxor', lat: 25.687, lon: 32.64 },
];

describe('places on a map', () => {
  const clusters = new Clusters(places);

  it('are one mark where they stand close together', () => {
    const shown = clusters.in({ ...egypt, zoom: 6 });
    expect(shown.map((one) => (one.kind === 'point' ? one.item.id : one.count)).sort()).toEqual([
      2,
      'luxor',
    ]);
  });

  it('stand by themselves where there is room, at the latest at the zoom that the mark names', () => {
    const [cluster] = clusters.in({ ...egypt, zoom: 6 }).filter(({ kind }) => kind === 'cluster');
    if (cluster?.kind !== 'cluster') throw new Error('There is no cluster.');
    const apart = clusters.in({ ...egypt, zoom: clusters.zoomOf(cluster.id) });
    expect(apart.map((one) => one.kind === 'point' && one.item.id).sort()).toEqual([
      'dokki',
      'luxor',
      'zamalek',
    ]);
  });

  it('are none in a part of the map without any', () => {
    expect(clusters.in({ west: 34, south: 29, east: 35, north: 30, zoom: 9 })).toEqual([]);
  });
});
