import '#features/catalogue/brands.css';
import { useEffect } from 'react';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import type { CataloguePath } from '#config/paths.ts';
import { product } from '#config/product.ts';
import { TableUnavailable } from '#data/rows.ts';
import { BrandList } from '#features/catalogue/Brands.tsx';
import { CardSkeletons } from '#features/catalogue/CarCard.tsx';
import { inEnglishOnly } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** The text while something is looked up. */
export const loadingText = {
  brand: m.live_loading_brand,
  car: m.live_loading_car,
  charger: m.live_loading_charger,
};

/** The loading state of a looked-up page: a text, and skeletons for a brand. */
export function Loading({ kind }: { kind: CataloguePath['kind'] }) {
  return (
    <div className="wrap pb-16 pt-10" aria-busy="true">
      <p role="status" className="text-muted">
        {loadingText[kind]()}
      </p>
      {kind === 'brand' && (
        <>
          <div className="mt-8 flex items-center gap-7">
            <Skeleton className="h-24 w-40" />
            <Skeleton className="h-10 w-64 max-w-full" />
          </div>
          <div className="mt-12">
            <CardSkeletons />
          </div>
        </>
      )}
    </div>
  );
}

/** Skeletons for the cards of brands. */
function BrandSkeletons() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {m.live_loading_brands()}
      </p>
      <ul className="brand-list">
        {Array.from({ length: product.skeletons.brands }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={place} className="flex items-center gap-4 p-5">
            <Skeleton className="h-14 w-24" />
            <Skeleton className="h-5 w-24" />
          </li>
        ))}
      </ul>
    </div>
  );
}

async function findBrands() {
  const [{ liveReader }, { liveBrandList }] = await Promise.all([
    import('#data/browser-client.ts'),
    import('#catalogue/live.ts'),
  ]);
  return liveBrandList(await liveReader());
}

/** The brands that there are, for a person who asked for one that there is not. */
export function AvailableBrands() {
  const live = useLive(findBrands);
  return (
    <section className="wrap pb-20" aria-labelledby="available-brands">
      <h2 id="available-brands" className="mb-6 text-heading">
        {m.live_brands_available()}
      </h2>
      {live.status === 'loading' && <BrandSkeletons />}
      {live.status === 'failed' && (
        <LoadFailed title={m.live_brands_failed()} onRetry={live.retry} />
      )}
      {live.status === 'found' && <BrandList brands={live.found} />}
    </section>
  );
}

/** How far a look-up has come; `missing`: the backend answered that there is no such thing. */
export type Live<Found> =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'found'; found: Found };

/**
 * Looks something up when the component appears, and again on `retry`. A failure is logged.
 * @param lookUp resolves to null when there is no such thing; the same function at every call
 */
export function useLive<Found>(lookUp: () => Promise<Found | null>): Live<Found> {
  const { status, data, error, load } = useLoad(lookUp);
  useEffect(() => void load(), [load]);
  if (status === 'failed') {
    const words = error instanceof TableUnavailable ? error.words : '';
    return { status, message: inEnglishOnly(words), retry: load };
  }
  if (status !== 'ready' || data === undefined) return { status: 'loading' };
  return data === null ? { status: 'missing' } : { status: 'found', found: data };
}
