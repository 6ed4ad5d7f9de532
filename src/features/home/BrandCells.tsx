import './home-brands.css';
import { paths } from '@/config/paths';
import { BrandLogo } from '@/features/catalogue/BrandLogo';
import type { CountedBrand } from '@/features/catalogue/live';
import { brandName } from '@/features/catalogue/names';
import { m } from '@/paraglide/messages.js';

/** The cells of 'Available Brands': logo, name and how many models (Spec 2, 'Home'). */
export function BrandCells({ brands }: { brands: readonly CountedBrand[] }) {
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
            {m.home_brand_models({ count: brand.count })}
          </span>
        </span>
      </a>
    </li>
  ));
}
