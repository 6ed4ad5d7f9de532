import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Car } from '@/features/catalogue/car';
import { isSameCar } from '@/features/catalogue/slug';
import { $compared, dropUnlisted } from './compare.store';
import { compareKey, readCompareKey } from './compared';
import { sayGone } from './comparison.store';
import { loadCars } from './load-cars';

type ComparedCars = {
  /** Those that are there already, in the order of their selection. */
  cars: Car[];
  state: 'ready' | 'loading' | 'failed';
  retry: () => void;
};

/** The selected cars with all their figures; one that is no longer listed leaves the selection, with a notice. */
export function useComparedCars(): ComparedCars {
  const keys = useStore($compared).map(compareKey);
  const [known, setKnown] = useState<ReadonlyMap<string, Car>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = keys.filter((key) => !known.has(key)).join('\n');

  useEffect(() => {
    if (missing === '' || failed) return;
    let awaited = true;
    const wanted = missing.split('\n').flatMap((key) => readCompareKey(key) ?? []);
    loadCars(wanted).then(
      (cars) => {
        if (!awaited) return;
        const found = new Map(
          wanted.flatMap((asked): [string, Car][] => {
            const car = cars.find((one) => isSameCar(one, asked));
            return car ? [[compareKey(asked), car]] : [];
          }),
        );
        setKnown((before) => new Map([...before, ...found]));
        if (dropUnlisted(wanted, cars)) sayGone();
      },
      (error: unknown) => {
        console.error('The cars to compare could not be loaded', error);
        if (awaited) setFailed(true);
      },
    );
    return () => {
      awaited = false;
    };
  }, [missing, failed]);

  const waiting = failed ? 'failed' : 'loading';
  return {
    cars: keys.flatMap((key) => known.get(key) ?? []),
    state: missing === '' ? 'ready' : waiting,
    retry: () => setFailed(false),
  };
}
