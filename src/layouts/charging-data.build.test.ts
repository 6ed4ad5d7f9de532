import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { governorates } from '#domain/governorates.ts';
import { sampleConnector, samplePoint } from '#domain/point-fixture.ts';
import { governorateHead } from '#features/charging/head.ts';
import { checkStructuredData } from '../../tests/support/structured-data.ts';
import { chargingPageData, pointListData } from './charging-data.build.ts';
import { structuredDataScript } from './structured-data.build.ts';

beforeAll(() => void vi.stubEnv('SITE', 'https://tayar.example'));
afterAll(() => void vi.unstubAllEnvs());

const ofSite = samplePoint({ id: 'a', connectors: [sampleConnector('CCS2', 60, { count: 2 })] });
const points = [
  ofSite,
  samplePoint({ id: 'b', access: 'restricted' }),
  { ...ofSite, id: 'c', twinOf: 'a' },
];
const [cairo] = governorates;
if (!cairo) throw new Error('There is no governorate.');
const list = () => pointListData(governorateHead(cairo, points), points);

test('search engines accept the pages of places', async () => {
  const data = structuredDataScript([...list(), ...chargingPageData(3, 'A'.repeat(60))]);
  expect(await checkStructuredData(data)).toEqual({
    types: ['BreadcrumbList', 'CollectionPage', 'CollectionPage', 'Dataset'],
    faults: [],
  });
});

test('a place has its position and its plugs; what is not for everybody is left out, and twins do not count again', () => {
  const [, page] = list();
  expect(page).toMatchObject({
    mainEntity: {
      numberOfItems: 1,
      itemListElement: [
        {
          item: {
            '@type': 'Place',
            url: 'https://tayar.example/charging/cairo#a',
            geo: { latitude: 30.16, longitude: 31.46 },
            amenityFeature: [{ name: 'CCS2 60 kW x 2', value: true }],
          },
        },
      ],
    },
  });
});
