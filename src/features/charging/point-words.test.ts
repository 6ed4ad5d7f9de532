import { expect, it } from 'vitest';
import { connectorGroups } from '#domain/connector-groups.ts';
import { sampleConnector, samplePoint } from '#domain/point-fixture.ts';
import { pointName } from '#features/trips/place-name.ts';
import { inArabic } from '#lib/fixture.ts';
import { coordinatesOf, waysTo } from './directions.ts';
import {
  accessWords,
  addressWords,
  checkedWords,
  costWords,
  groupWords,
  stateWords,
  twinWords,
} from './point-words.ts';

const words = (...connectors: ReturnType<typeof sampleConnector>[]) =>
  connectorGroups({ connectors }).map(groupWords);

it('names plug, power and number, and says what is not known of them', () => {
  const two = sampleConnector('CCS2', 60, { count: 2 });
  expect(words(two)).toEqual(['CCS2 60 kW x 2']);
  expect(inArabic(() => words(two))).toEqual(['\u2068CCS2\u2069 ٦٠\u00a0ك.و × ٢']);
  expect(
    words(
      sampleConnector('Type 2', null),
      sampleConnector(null, 3.7, { count: null }),
      sampleConnector('other', 3.7),
      sampleConnector('GB/T DC', 60, { state: 'closed' }),
      sampleConnector('CHAdeMO', 50, { state: 'paused' }),
    ),
  ).toEqual([
    'Plug of unknown kind 3.7 kW',
    'Another plug or household socket 3.7 kW',
    'Type 2 power not known',
    'GB/T DC 60 kW, no longer in operation',
    'CHAdeMO 50 kW, out of order',
  ]);
});

it('says who may charge, whether it works and what it costs', () => {
  const point = samplePoint();
  expect(accessWords(point)).toBe('Open to everybody, with the operator’s app or card');
  expect(accessWords({ access: null })).toBe('Not known who may charge here');
  expect(stateWords(point)).toContain('not live');
  expect(stateWords({ state: null })).toBe('Not known whether it works');
  expect(costWords(point)).toBe('Price not known');
  expect(costWords({ cost: 'Free' })).toBe('Free, as the source says');
  expect(costWords({ cost: '5 EGP/kWh' })).toBe('Price, as the source says: 5 EGP/kWh');
});

it('says who checked it last, and when', () => {
  const point = samplePoint();
  expect(checkedWords(point)).toBe('Checked 17\u00a0April 2025 by Open Charge Map');
  expect(checkedWords({ ...point, checkedByPhoneOn: '2026-11-03' })).toBe(
    'Checked 3\u00a0November 2026 by us, by phone',
  );
  expect(checkedWords({ ...point, checkedByPhoneOn: '2024-11-03' })).toContain('Open Charge Map');
  expect(checkedWords({ ...point, lastConfirmedOn: null })).toBe(
    'Not known when anybody last checked it',
  );
});

it('has its name in the reader’s language, its address once, and its twins', () => {
  const point = samplePoint({ nameAr: 'محطة العبور', address: 'Obour', town: 'Obour' });
  expect(pointName(point)).toBe('El-Obour Charging station');
  expect(inArabic(() => pointName(point))).toBe('محطة العبور');
  expect(inArabic(() => pointName({ ...point, nameAr: null }))).toBe('El-Obour Charging station');
  expect(addressWords(point)).toBe('Obour, Qalyubia');
  expect(addressWords({ address: null, town: null, governorate: null })).toBe('');
  expect(twinWords(point)).toBe('Also here: El-Obour Charging station, IKARUS');
});

it('leads there by either app, with the position as it is', () => {
  const point = samplePoint({ lat: 30.16, lon: 31.46 });
  expect(coordinatesOf(point)).toBe('30.16,31.46');
  expect(waysTo(point)).toEqual({
    google: 'https://www.google.com/maps/dir/?api=1&destination=30.16%2C31.46',
    apple: 'https://maps.apple.com/?daddr=30.16%2C31.46',
  });
});
