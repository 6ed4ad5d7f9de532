import { useCallback, useState } from 'react';
import type { LoadedFinder } from './find-car.ts';

/** The finder of cars, whose code and data are loaded when `prepare` is first called; again after a failure. */
export function useFinder() {
  const [finder, setFinder] = useState<LoadedFinder | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const prepare = useCallback(async () => {
    setFailed(false);
    try {
      const { loadFinder } = await import('./find-car.ts');
      setFinder(await loadFinder());
    } catch (error) {
      console.info('The cars could not be loaded', error);
      setFailed(true);
    }
  }, []);
  return { finder, hasFailed, prepare };
}
