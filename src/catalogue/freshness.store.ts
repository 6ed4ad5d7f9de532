import { atom } from 'nanostores';
import { hydrateIslands, hydrateIslandsAbout } from '#components/interaction.ts';
import { changesSince } from '#data/changes.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import { idle } from '#lib/page.ts';

/** A page that was hidden for longer asks again, in milliseconds. */
const freshForMs = 5 * 60_000;

/** What has changed in the catalogue since this page was built; null while nothing has, as far as is known. */
export const $changes = atom<CatalogueChanges | null>(null);

let answer: Promise<void> | undefined;

/**
 * Asks the backend what has changed since the build, now and whenever the page comes back from the browser's history
 * or into sight after a while. Islands read `$changes`; a change hydrates those that show it.
 */
export function checkFreshness(): void {
  answer = fetchChanges();
  let hiddenAt = Number.POSITIVE_INFINITY;
  const again = () => {
    answer = fetchChanges();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) again();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > freshForMs) again();
  });
}

/** How long to wait for changes before figures are shown, in milliseconds. */
const patienceMs = 1_500;

/** Resolves once `$changes` is up to date, or after a timeout, when the built figures are used. */
export async function awaitChanges(): Promise<CatalogueChanges | null> {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([answer, late]);
  return $changes.get();
}

/**
 * What has changed since this page was built, unparsed; null for nothing, and on pages that do not say when they were built.
 * @throws when the backend refuses, cannot be reached or answers no JSON
 */
export async function changesSinceBuild(
  told: 'catalogue_changes' | 'charging_point_changes',
): Promise<unknown> {
  const since = document.documentElement.dataset.built;
  return since === undefined ? null : changesSince(since, told);
}

async function fetchChanges(): Promise<void> {
  try {
    await idle();
    const told = await changesSinceBuild('catalogue_changes');
    if (told === null) return;
    const [{ readChanges }, { subjectsOf }] = await Promise.all([
      import('#domain/changes.ts'),
      import('#domain/change-subjects.ts'),
    ]);
    const changes = readChanges(told);
    $changes.set(changes);
    const subjects = subjectsOf(changes);
    if (subjects === null) hydrateIslands();
    else hydrateIslandsAbout(subjects);
  } catch (error) {
    console.info('Could not ask what has changed since this page was built', error);
  }
}
