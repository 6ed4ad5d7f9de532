import { useStore } from '@nanostores/react';
import { BrandList } from '@/features/catalogue/BrandList';
import type { CountedBrand } from '@/features/catalogue/catalogue';
import { $changes } from '@/features/catalogue/freshness.store';
import { asCount } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { brandsNow } from './brands-now';
import { $cars } from './cars.store';
import { useScrollBack } from './use-scroll-back';

/** All brands. */
export function BrandsView({ built }: { built: readonly CountedBrand[] }) {
  const cars = useStore($cars, { ssr: 'initial' });
  const changes = useStore($changes, { ssr: 'initial' });
  const isFresh = cars.status === 'ready' && changes !== null;
  const brands = isFresh ? brandsNow(built, cars.listing, changes) : built;
  useScrollBack(true);
  return (
    <section aria-labelledby="brands-title">
      <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t border-line pt-6">
        <h2 id="brands-title" className="text-heading">
          {m.listing_brands_heading()}
        </h2>
        <p className="text-small tabular-nums text-muted">
          {m.listing_brands_count(asCount(brands.length))}
        </p>
      </header>
      <BrandList brands={brands} />
    </section>
  );
}
