import { catalogueAddress } from '#config/paths.ts';
import { savesData } from '#lib/page.ts';
import { isOwnFile, savedPagesId, type Visit } from './saved-pages.ts';
import workerAddress from './worker.ts?worker&url';

const isRetired = import.meta.env.PUBLIC_OFFLINE === 'off';

/** Registers the service worker and makes it keep this page for reading without a connection. */
export async function cacheThisPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  // A retired worker is only registered where there is one to replace.
  const isInstalled = serviceWorker.controller !== null;
  // What it fetches for later is for who has data to spare.
  if (!isInstalled && savesData()) return;
  if (isInstalled === isRetired) await serviceWorker.register(workerAddress);
  if (isRetired) return;
  const { active } = await serviceWorker.ready;
  if (!active || !isWorthKeeping()) return;
  let reported = 0;
  const report = () => {
    const visit = thisVisit();
    if (visit.files.length > reported) active.postMessage(visit);
    reported = visit.files.length;
  };
  report();
  // The page may have fetched more files since.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) report();
  });
}

/** Not a copy, the offline page, or an error. */
function isWorthKeeping(): boolean {
  if (document.getElementById(savedPagesId)) return false;
  const [arrival] = performance.getEntriesByType('navigation');
  // Some browsers do not tell; the worker checks again.
  const status = arrival instanceof PerformanceNavigationTiming ? (arrival.responseStatus ?? 0) : 0;
  return !('saved' in document.documentElement.dataset) && status < 400;
}

function thisVisit(): Visit {
  const path = location.pathname;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => ownPath(name));
  const files = [...new Set(fetched)].filter(isOwnFile);
  const name = document.querySelector('h1')?.textContent.trim() ?? '';
  const shown = document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '';
  // One file holds all logos, each under its own fragment.
  const picture = ownPath(shown) + new URL(shown, location.href).hash;
  const kind = catalogueAddress(path)?.kind;
  return { path, files, subject: kind && { kind, name, picture } };
}

/** The path of an address on this site; empty for others. */
function ownPath(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin ? pathname : '';
}
