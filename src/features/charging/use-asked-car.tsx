import { useEffect } from 'react';
import { useLoad } from '#components/use-load.tsx';
import type { Car } from '#domain/car.ts';

async function lookUp(address: string | null): Promise<Car | null> {
  const [brandId, id, ...rest] = (address ?? '').split('/');
  if (!brandId || !id || rest.length > 0) return null;
  const { loadCars } = await import('#catalogue/load-cars.ts');
  return (await loadCars([{ brandId, id }]))[0] ?? null;
}

/** The car that the address names as 'brand/model', once it has been looked up; null when it is in no catalogue. */
export function useAskedCar(asked: string | null): { car: Car | null; hasFailed: boolean } {
  const { status, data, load } = useLoad(lookUp);
  useEffect(() => void load(asked), [asked, load]);
  const isSettled = status === 'ready' || status === 'failed';
  const car = (asked !== null && status === 'ready' && data) || null;
  return { car, hasFailed: asked !== null && isSettled && car === null };
}
