/** A buyer with a favourite, whose price changes. */
import { beforeEach, expect } from 'vitest';
import { addFavourite, setPriceMail } from '#data/favourites.ts';
import sweep from '../../netlify/functions/sweep.ts';
import { mailedRequests } from './mailed-requests.ts';
import { catalogueRows } from './rows.ts';

const { brands, cars } = catalogueRows;
/** The favourite. */
export const car = { itemType: 'car', itemId: cars.id } as const;
/** The buyer's address. */
export const buyer = 'buyer@example.com';

/** Sets up the tests of a file: before each, the buyer saves the car anew. */
export function watchedCar() {
  const world = mailedRequests();
  const id = () => world.backend.accounts.buyer.id;
  beforeEach(async () => {
    const { service } = world.backend.as;
    await world.backend.engine.sql(
      'delete from public.favorites; delete from public.notifications',
    );
    await service.from('brands').upsert({ ...brands, published: true });
    await service.from('cars').delete().eq('id', cars.id);
    expect((await service.from('cars').insert(cars)).error).toBeNull();
    expect(await addFavourite(world.backend.as.buyer, id(), car)).toBe(true);
  });
  return {
    world,
    id,
    change: (columns: Record<string, unknown>) =>
      world.backend.engine.sql(
        `update public.cars set ${Object.keys(columns).map((name, at) => `${name} = $${at + 2}`)} where id = $1`,
        [cars.id, ...Object.values(columns)],
      ),
    /** Ten minutes pass, and the sweep comes by. */
    async later() {
      await world.pass('10 minutes');
      await sweep();
    },
    ask: (language: 'en' | 'ar' | null) =>
      setPriceMail(world.backend.as.buyer, id(), car, language),
  };
}
