import { expect, test } from 'vitest';
import { listedCar } from '#features/listing/fixture.ts';
import { searchAmong } from './car-search.ts';

const models: [brand: string, name: string][] = [
  ['BYD', 'Seal RWD'],
  ['BYD', 'Atto 3'],
  ['BYD', 'Seagull (Dolphin Mini)'],
  ['BYD', 'Dolphin 60'],
  ['Hyundai', 'Ioniq 5'],
  ['BMW', 'i4 eDrive40'],
  ['Tesla', 'Model 3'],
  ['Tesla', 'Model Y'],
  ['Škoda', 'Enyaq 80'],
  ['BAIC Arcfox', 'Alpha S'],
  ['Opel', 'Mokka Electric'],
  ['Volkswagen', 'ID.4 Pro'],
  ['Audi', 'Q4 e-tron 40'],
  ['أوبل', 'سيل'],
];
const arabic: Record<string, string> = {
  BYD: 'بي واي دي',
  Hyundai: 'هيونداي',
  Tesla: 'تسلا',
  Volkswagen: 'فولكس فاجن',
};
const search = searchAmong(
  models.map(([brand, name]) => listedCar({ brand, name, brandAr: arabic[brand] ?? null })),
);
const found = (query: string) => search(query)?.map(({ name }) => name);

test.each([
  ['seal', ['Seal RWD']],
  ['SEAL', ['Seal RWD']],
  ['byd dolphin', ['Dolphin 60', 'Seagull (Dolphin Mini)']],
  ['dolphin byd', ['Dolphin 60', 'Seagull (Dolphin Mini)']],
  ['ioniq', ['Ioniq 5']],
  ['skoda', ['Enyaq 80']],
  ['id.4', ['ID.4 Pro']],
  ['id 4', ['ID.4 Pro']],
  ['id4', ['ID.4 Pro']],
  ['model3', ['Model 3']],
  ['bmwi4', ['i4 eDrive40']],
  ['bydatto3', ['Atto 3']],
  ['model y', ['Model Y']],
  ['موديل واي', ['Model Y']],
  ['تسلا موديل واي', ['Model Y']],
  ['تسلا3', []],
  ['vw', ['ID.4 Pro']],
  ['vw id4', ['ID.4 Pro']],
  ['sealrwd', ['Seal RWD']],
  ['q4 etron', ['Q4 e-tron 40']],
  ['atto ٣', ['Atto 3']],
  ['سيل', ['Seal RWD', 'سيل']],
  ['بي واي دي سيل', ['Seal RWD']],
  ['دولفين', ['Dolphin 60', 'Seagull (Dolphin Mini)']],
  ['سيجال', ['Seagull (Dolphin Mini)']],
  ['ميني', ['Seagull (Dolphin Mini)']],
  ['اتو ٣', ['Atto 3']],
  ['آي دي 4', ['ID.4 Pro']],
  ['بيجو', []],
  ['فولت', []],
  ['اوبل', ['سيل']],
  ['هيونداى', ['Ioniq 5']],
  ['بيواي دي', ['Atto 3', 'Dolphin 60', 'Seagull (Dolphin Mini)', 'Seal RWD']],
  ['فولكسفاجن', ['ID.4 Pro']],
  ['فولكس فاجن', ['ID.4 Pro']],
  ['بى واى دى dolphin', ['Dolphin 60', 'Seagull (Dolphin Mini)']],
])('%s finds %s', (query, names) => {
  expect(found(query)?.sort()).toEqual(names);
});

test.each([
  ['hyndai', 'Ioniq 5', 'a letter missing'],
  ['hyunddai', 'Ioniq 5', 'a letter too many'],
  ['hyumdai', 'Ioniq 5', 'a wrong letter'],
  ['huyndai', 'Ioniq 5', 'two letters swapped'],
  ['telsa modle', 'Model 3', 'a slip in each word'],
  ['تيسلا', 'Model 3', 'another spelling'],
  ['bwm', 'i4 eDrive40', 'a short word swapped'],
  ['بي وي دي', 'Seal RWD', 'a letter missing in one of several short words'],
])('%s finds %s: %s', (query, name) => {
  expect(found(query)).toContain(name);
});

test('exact matches hide approximate ones, and figures are never corrected', () => {
  expect(found('dolphin 60')).toEqual(['Dolphin 60']);
  expect(found('dolphin 61')).toEqual([]);
});

test.each([
  ['tesla car', ['Model 3', 'Model Y']],
  ['tesla electric cars', ['Model 3', 'Model Y']],
  ['mokka electric', ['Mokka Electric']],
  ['electric byd dolphin', ['Dolphin 60', 'Seagull (Dolphin Mini)']],
  ['سيارة تسلا', ['Model 3', 'Model Y']],
  ['سيارة تسلا كهربائية', ['Model 3', 'Model Y']],
  ['تسلا موديل 3', ['Model 3']],
  ['هيونداي ايونيك', ['Ioniq 5']],
  ['فولكس واجن', ['ID.4 Pro']],
  ['zzz 60', []],
])('words that are of no car are passed over: %s', (query, names) => {
  expect(found(query)?.sort()).toEqual(names);
});

test('a kind of body is found, and with a brand that of the brand', () => {
  const cars = [
    listedCar({ brand: 'BMW', name: 'iX', bodyType: 'SUV' }),
    listedCar({ brand: 'BMW', name: 'i4', bodyType: 'Sedan' }),
    listedCar({ brand: 'BYD', name: 'Atto 3', bodyType: 'SUV' }),
  ];
  const names = (query: string) => searchAmong(cars)(query)?.map(({ name }) => name);
  expect(names('suv')?.sort()).toEqual(['Atto 3', 'iX']);
  expect(names('bmw suv')).toEqual(['iX']);
  expect(names('اس يو في')?.sort()).toEqual(['Atto 3', 'iX']);
});

test('a car with a range extender is found by that, in both languages', () => {
  const cars = [
    listedCar({ brand: 'Deepal', name: 'L07', powertrain: 'EREV' }),
    listedCar({ brand: 'Deepal', name: 'S07', powertrain: 'BEV' }),
  ];
  const names = (query: string) => searchAmong(cars)(query)?.map(({ name }) => name);
  for (const query of [
    'range-extended',
    'extended range',
    'deepal range extended',
    'ممتدة المدى',
  ]) {
    expect(names(query), query).toEqual(['L07']);
  }
});

test('words that fit every car, and texts without letters, are ignored', () => {
  for (const query of ['!?', 'cars', 'Electric Car', 'سيارات كهربائية']) {
    expect(search(query), query).toBeNull();
  }
});

test('nothing found is nothing', () => {
  expect(found('zzzzz')).toEqual([]);
});
