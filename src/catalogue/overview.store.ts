import { atom, onMount } from 'nanostores';
import { $changes } from './freshness.store.ts';
import type { Overview } from './live.ts';

/**
 * The home page's counts as they are now; null while nothing has changed since the build. They do not follow from the
 * changes alone, so they are looked up.
 */
export const $overview = atom<Overview | null>(null);

onMount($overview, () =>
  $changes.subscribe((changes) => {
    if (changes !== null) void lookUp();
  }),
);

async function lookUp(): Promise<void> {
  try {
    const [{ liveReader }, { liveOverview }] = await Promise.all([
      import('#data/browser-client.ts'),
      import('./live.ts'),
    ]);
    $overview.set(await liveOverview(await liveReader()));
  } catch (error) {
    console.error('Could not update the page by what has changed', error);
  }
}
