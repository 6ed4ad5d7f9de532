import '@/features/catalogue/brand-list.css';
import type { CatalogueAddress } from '@/config/paths';
import { product } from '@/config/product';
import { CardSkeletons } from '@/features/catalogue/CardSkeletons';
import { m } from '@/paraglide/messages.js';
import { Skeleton } from '@/ui/States';

/** What is said while something is looked up. */
export const loadingText = {
  brand: m.live_loading_brand,
  car: m.live_loading_car,
  charger: m.live_loading_charger,
};

/** Stands for a page that is looked up: its loading text, and for a brand skeletons, too. */
export function Loading({ kind }: { kind: CatalogueAddress['kind'] }) {
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

/** Stand where the cards of brands will be. */
export function BrandSkeletons() {
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
