import { expect, it } from 'vitest';
import { fittingCars, timeFor } from './fitting-cars';

const car = (name: string, chargingProtocol: string, price: number | null) => ({
  name,
  chargingProtocol,
  price,
});

it('names the least expensive fitting car of each brand, unknown prices last', () => {
  const { count, cars } = fittingCars({ connectorType: 'Type 2' }, [
    { models: [car('a1', 'CCS2', 3), car('a2', 'CCS2', 2), car('a3', 'GB/T', 1)] },
    { models: [car('b1', 'CCS2', null)] },
    { models: [car('c1', 'CCS2', 1)] },
    { models: [] },
  ]);
  expect(count).toBe(4);
  expect(cars.map(({ name }) => name)).toEqual(['c1', 'a2', 'b1']);
});

it('claims nothing for a charger without a known plug', () => {
  const none = fittingCars({ connectorType: null }, [{ models: [car('a1', 'CCS2', 3)] }]);
  expect(none).toEqual({ count: 0, cars: [] });
});

it('says how long it takes, full on alternating current, from 10 to 80 % on direct', () => {
  const seal = { batteryCapacity: 82.5, acChargingPower: 11, dcChargingPower: 150 };
  expect(timeFor({ connectorType: 'Type 2', powerKw: 7.4 }, seal)).toContain(
    '12\u00a0h 30\u00a0min',
  );
  expect(timeFor({ connectorType: 'CCS2', powerKw: 24 }, seal)).toContain('2\u00a0h 30\u00a0min');
  expect(timeFor({ connectorType: 'Type 2', powerKw: null }, seal)).toBeNull();
});
