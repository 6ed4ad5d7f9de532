import { $myCar, removeMyCar, setMyCar } from '#session/my-car.store.ts';

/**
 * Looks the reader's car up: its connector may be known better by now, or it may be gone. Where it cannot be looked up,
 * it stays as it is.
 */
export async function checkMyCar(): Promise<void> {
  const car = $myCar.get();
  if (car === null) return;
  try {
    const { loadCars } = await import('#catalogue/load-cars.ts');
    const [now] = await loadCars([car]);
    if (now === undefined) removeMyCar(car);
    // Another may have been chosen meanwhile.
    else if ($myCar.get() === car) setMyCar(now);
  } catch (error) {
    console.info('The own car could not be looked up', error);
  }
}
