import { changesSince } from '@/data/changes';
import { idle } from '@/lib/when-idle';
import type { CatalogueChanges } from './freshness';

/** A page that was out of sight for longer asks again, in milliseconds. */
const freshFor = 5 * 60_000;

type Take = (changes: CatalogueChanges) => void;

let answer: Promise<CatalogueChanges | null> | undefined;

/** Everyone on this page who takes what has changed: one question serves them all. */
const takers: Take[] = [];

/**
 * What has changed since this page was built, asked once the browser is idle and once per view of the page; null when
 * nothing has, or when the question failed, which is only logged: the built page stands (DECISIONS, 'Fresher than the
 * build'). Never throws.
 */
function changesSinceBuild(): Promise<CatalogueChanges | null> {
  answer ??= ask();
  return answer;
}

/** How long somebody who waits for figures is kept waiting for what has changed since they were built, ms. */
const patience = 1_500;

/** As `changesSinceBuild`; null as well when that is not known soon, and the built figures count. */
export function changesKnownSoon(): Promise<CatalogueChanges | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([changesSinceBuild(), late]);
}

/**
 * Hands on what has changed, now and whenever the page comes back: from the browser's history, or into sight after
 * a while. Each time it is all that has changed since the build.
 */
export function followChanges(take: Take): void {
  takers.push(take);
  void tell(take);
  if (takers.length === 1) askAgainOnReturn();
}

async function tell(take: Take): Promise<void> {
  const changes = await changesSinceBuild();
  if (changes) take(changes);
}

function askAgainOnReturn(): void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  const askAgain = () => {
    answer = undefined;
    for (const take of takers) void tell(take);
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askAgain();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > freshFor) askAgain();
  });
}

async function ask(): Promise<CatalogueChanges | null> {
  const since = document.documentElement.dataset.built;
  if (since === undefined) return null;
  try {
    await idle(2000);
    const told = await changesSince(since);
    if (told === null) return null;
    const { readChanges } = await import('./freshness');
    return readChanges(told);
  } catch (error) {
    console.info('Could not ask what has changed since this page was built', error);
    return null;
  }
}
