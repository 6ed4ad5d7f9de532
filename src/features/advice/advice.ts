import { fullName } from '#domain/full-name.ts';
import type { ShownFigures } from '#domain/shown.ts';
import type { RequestedCar } from '#features/request/dialog.store.ts';
import type { CarRequest } from './car-request.schema.ts';
import type { Advice } from './suggest.ts';

/** How long a request waits for the cars that are stored with it, in milliseconds. */
const longestWait = 3_000;

/** The cars that fit what a person stated; their code is fetched first. */
export async function fetchAdvice(
  stated: CarRequest,
  viewed: RequestedCar | null,
): Promise<Advice> {
  const { suggestCars } = await import('./suggest.ts');
  return suggestCars(stated, viewed);
}

/**
 * The advice as it is stored with the request; undefined when it does not arrive soon, so that no request waits long.
 */
export async function adviceInTime(advice: Promise<Advice>): Promise<ShownFigures | undefined> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null));
  const known = await Promise.race([advice.catch(() => null), late]);
  if (known === null) return undefined;
  return {
    cars: known.best.map(({ car }) => ({
      brand_id: car.brandId,
      id: car.id,
      name: fullName(car),
      price: car.price,
    })),
  };
}
