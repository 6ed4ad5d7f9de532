import './brand-list.css';
import { m } from '@/paraglide/messages.js';
import { EmptyState } from '@/ui/States';
import { BrandCard } from './BrandCard';
import type { CountedBrand } from './catalogue';

/** Brands side by side, each with how many models it has, or that there are none. */
export function BrandList({ brands }: { brands: readonly CountedBrand[] }) {
  if (brands.length === 0) return <EmptyState title={m.catalogue_brands_empty()} />;
  return (
    <ul className="brand-list">
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandCard brand={brand} count={brand.count} />
        </li>
      ))}
    </ul>
  );
}
