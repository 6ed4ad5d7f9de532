import { catalogueAddress } from '@/config/paths';
import { isOwnFile, savedPagesId, type Visit } from './saved-pages';
import workerAddress from './worker?worker&url';

const isRetired = import.meta.env.PUBLIC_OFFLINE === 'off';

/** Registers the service worker and has it keep this page for reading without a connection. */
export async function keepThisPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  // A retired worker comes only to where there is one to take the place of.
  const isThere = serviceWorker.controller !== null;
  if (isThere === isRetired) await serviceWorker.register(workerAddress);
  if (isRetired) return;
  const { active } = await serviceWorker.ready;
  if (!active || !isWorthKeeping()) return;
  let toldFiles = 0;
  const tell = () => {
    const visit = thisVisit();
    if (visit.files.length > toldFiles) active.postMessage(visit);
    toldFiles = visit.files.length;
  };
  tell();
  // What was fetched since belongs to the page as well.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) tell();
  });
}

/** Neither a copy, nor what stands in for a page that is not there. */
function isWorthKeeping(): boolean {
  if (document.getElementById(savedPagesId)) return false;
  const [arrival] = performance.getEntriesByType('navigation');
  // Some browsers do not say; the worker looks again.
  const status = arrival instanceof PerformanceNavigationTiming ? (arrival.responseStatus ?? 0) : 0;
  return !('saved' in document.documentElement.dataset) && status < 400;
}

function thisVisit(): Visit {
  const path = location.pathname;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => ownPath(name));
  const files = [...new Set(fetched)].filter(isOwnFile);
  const name = document.querySelector('h1')?.textContent.trim() ?? '';
  const shown = document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '';
  // One file holds all logos, each under a name after its address.
  const picture = ownPath(shown) + new URL(shown, location.href).hash;
  const kind = catalogueAddress(path)?.kind;
  return { path, files, subject: kind && { kind, name, picture } };
}

/** The path of an address on this site; empty for any other. */
function ownPath(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin ? pathname : '';
}
