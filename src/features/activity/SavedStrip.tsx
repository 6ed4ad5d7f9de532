import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Island } from '#components/Island.tsx';
import { paths } from '#config/paths.ts';
import { ItemStrip } from '#features/catalogue/ItemStrip.tsx';
import { whenIdle } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { $favourites, noFavourites } from '#session/favourites.store.ts';
import { $user } from '#session/session.store.ts';
import type { SavedItem } from './items.ts';

/** What the person who is signed in has saved, the latest first; nothing until there is something. */
export default function SavedStrip() {
  return (
    <Island>
      <Strip />
    </Island>
  );
}

const mostShown = 8;

function Strip() {
  const items = useSaved();
  if (items.length === 0) return null;
  return (
    <ItemStrip
      id="saved-title"
      title={m.favourites_strip_title()}
      action={
        <a className="link text-small font-semibold" href={paths.orders}>
          {m.favourites_strip_all()}
        </a>
      }
      items={items.slice(0, mostShown).map((item) => ({ ...item, note: item.price }))}
    />
  );
}

/** Loaded anew when something is saved or taken out on this page or in another tab. */
function useSaved(): readonly SavedItem[] {
  const userId = useStore($user, { ssr: () => null })?.id;
  const keys = useStore($favourites, { ssr: () => noFavourites }).join();
  const [saved, setSaved] = useState<{ items: readonly SavedItem[]; userId: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are other items
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    const load = async () => {
      const { loadSaved } = await import('./load-activity.ts');
      const items = await loadSaved(userId);
      if (isCurrent) setSaved({ items, userId });
    };
    const cancel = whenIdle(() => {
      load().catch((error: unknown) => console.info('Favourites could not be loaded', error));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [userId, keys]);
  return saved !== null && saved.userId === userId ? saved.items : [];
}
