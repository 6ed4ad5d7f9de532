import { expect, test } from 'vitest';
import { listedCar } from './fixture';
import { searchAmong } from './search';

const models: [brand: string, name: string][] = [
  ['BYD', 'Seal RWD'],
  ['BYD', 'Atto 3'],
  ['BYD', 'Seagull (Dolphin Mini)'],
  ['BYD', 'Dolphin 60'],
  ['Hyundai', 'Ioniq 5'],
  ['BMW', 'i4 eDrive40'],
  ['Tesla', 'Model 3'],
  ['Škoda', 'Enyaq 80'],
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
  ['vw', ['ID.4 Pro']],
  ['vw id4', ['ID.4 Pro']],
  ['sealrwd', ['Seal RWD']],
  ['q4 etron', ['Q4 e-tron 40']],
  ['atto ٣', ['Atto 3']],
  ['سيل', ['سيل']],
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
])('%s finds %s: %s', (query, name) => {
  expect(found(query)).toContain(name);
});

test('what matches as typed hides what nearly does, and figures are taken as they are', () => {
  expect(found('dolphin 60')).toEqual(['Dolphin 60']);
  expect(found('dolphin 61')).toEqual([]);
});

test.each([
  ['tesla car', ['Model 3']],
  ['electric byd dolphin', ['Dolphin 60', 'Seagull (Dolphin Mini)']],
  ['سيارة تسلا', ['Model 3']],
  ['تسلا موديل 3', ['Model 3']],
  ['هيونداي ايونيك', ['Ioniq 5']],
  ['فولكس واجن', ['ID.4 Pro']],
  ['car', []],
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
});

test('nothing that can be searched for is no search', () => {
  expect(search('!?')).toBeNull();
});

test('nothing found is nothing', () => {
  expect(found('zzzzz')).toEqual([]);
});
