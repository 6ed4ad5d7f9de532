import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $changes } from '#catalogue/freshness.store.ts';
import { productName } from '#config/product-name.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { CatalogueChanges } from '#domain/changes.ts';

export type Fresher<Item> = {
  /** As it is now, or as it was before it was withdrawn. */
  item: Item;
  state: 'built' | 'updated' | 'withdrawn';
};

/** Loads the code that fetches the current record; only pages whose record has changed need it. */
export const loadFresher = () => import('#catalogue/fresher.ts');

/**
 * The record that a page is about: as it was built, and once `$changes` says otherwise, as it is now. Where that cannot
 * be looked up, the page keeps what it shows.
 * @param findNow the same function at every call; resolves to null when the record is withdrawn, to undefined when it
 * has not changed
 */
export function useFresher<Item>(
  built: Item,
  findNow: (changes: CatalogueChanges, shown: Item) => Promise<Item | null | undefined>,
): Fresher<Item> {
  const changes = useStore($changes, { ssr: 'initial' });
  const [fresher, setFresher] = useState<Fresher<Item>>({ item: built, state: 'built' });
  const shown = useRef(built);
  useEffect(() => {
    if (changes === null) return;
    let isCurrent = true;
    const show = (now: Item | null | undefined) => {
      if (!isCurrent || now === undefined) return;
      if (now !== null) shown.current = now;
      setFresher({ item: shown.current, state: now === null ? 'withdrawn' : 'updated' });
    };
    findNow(changes, shown.current).then(show, (error: unknown) => {
      console.error('Could not update the page by what has changed', error);
    });
    return () => {
      isCurrent = false;
    };
  }, [changes, findNow]);
  return fresher;
}

/**
 * The day that it is in Egypt, as yyyy-MM-dd. The first render repeats the day of the build, so that hydration matches
 * the built HTML.
 */
export function useToday(ofBuild: string): string {
  const [today, setToday] = useState(ofBuild);
  useEffect(() => setToday(cairoToday()), []);
  return today;
}

type Meta = { title: string; description?: string };

/**
 * Sets title and description of a page whose content is newer than its built head; null leaves the head alone. The
 * head is Astro's, so React cannot render it.
 */
export function usePageMeta(meta: Meta | null): void {
  const { title, description } = meta ?? {};
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} | ${productName()}`;
    if (description === undefined) return;
    const contents = {
      'meta[name="description"]': description,
      'meta[property="og:description"]': description,
      'meta[property="og:title"]': document.title,
    };
    for (const [selector, content] of Object.entries(contents)) {
      document.head.querySelector(selector)?.setAttribute('content', content);
    }
    // Its figures are those of the build, and would contradict the page.
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
  }, [title, description]);
}
