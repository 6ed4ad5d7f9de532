import { asCount, formatNumber } from '#lib/number.ts';
import './home-brands.css';
import { useStore } from '@nanostores/react';
import { $overview } from '#catalogue/overview.store.ts';
import { Island } from '#components/Island.tsx';
import { EmptyState } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import type { CountedBrand } from '#domain/catalogue.ts';
import { BrandLogo } from '#features/catalogue/Brands.tsx';
import { brandName } from '#features/catalogue/names.ts';
import { m } from '#paraglide/messages.js';

/** Brands that are shown at once. */
const shownAtOnce = 8;

/** 'Available Brands', as an island: the first ones, and the others folded below. */
export default function HomeBrands({ brands: built }: { brands: readonly CountedBrand[] }) {
  const now = useStore($overview, { ssr: 'initial' });
  const brands = now?.brands ?? built;
  const folded = brands.slice(shownAtOnce);
  return (
    <Island>
      <ul className={grid}>
        <BrandCells brands={brands.slice(0, shownAtOnce)} />
      </ul>
      {folded.length > 0 && (
        <details className="mt-5">
          <summary className="link mb-5 inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {m.home_brands_more({ count: formatNumber(brands.length) })}
          </summary>
          <ul className={grid}>
            <BrandCells brands={folded} />
          </ul>
        </details>
      )}
    </Island>
  );
}

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(max(7.5rem,40%),1fr))] gap-px overflow-hidden rounded-card border border-line sm:grid-cols-4';

/** Logo, name and number of models of each brand, or that there are none. */
export function BrandCells({ brands }: { brands: readonly CountedBrand[] }) {
  if (brands.length === 0) {
    return (
      <li className="col-span-full bg-surface">
        <EmptyState title={m.home_brands_empty()} text={m.home_brands_empty_hint()} />
      </li>
    );
  }
  return brands.map((brand) => (
    <li key={brand.id} className="home-brand bg-surface">
      <a
        href={paths.brand(brand.id)}
        className="flex h-full flex-col items-center px-3 pb-4 pt-2 text-center md:flex-row md:gap-4 md:p-4 md:text-start"
      >
        <BrandLogo brand={brand} />
        <span className="min-w-0">
          <span className="block font-semibold leading-snug">{brandName(brand)}</span>
          <span className="block text-micro text-muted">
            {m.home_brand_models(asCount(brand.count))}
          </span>
        </span>
      </a>
    </li>
  ));
}
