import { useLoad } from '#components/use-load.tsx';

async function loadFinder() {
  const { loadFinder: loadOnce } = await import('./find-car.ts');
  return loadOnce();
}

/** The finder of cars, whose code and data are loaded when `prepare` is first called; again after a failure. */
export function useFinder() {
  const { status, data = null, load } = useLoad(loadFinder);
  return { finder: data, hasFailed: status === 'failed', prepare: load };
}
