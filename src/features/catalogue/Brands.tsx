import './brands.css';
import { EmptyState } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import type { Brand } from '#domain/brand-file.ts';
import type { CountedBrand } from '#domain/catalogue.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { brandName } from './names.ts';

/** Brands side by side, each with how many models it has, or that there are none. */
export function BrandList({ brands }: { brands: readonly CountedBrand[] }) {
  if (brands.length === 0) return <EmptyState title={m.catalogue_brands_empty()} />;
  return (
    <ul className="brand-list">
      {brands.map((brand) => (
        <li key={brand.id}>
          <a href={paths.brand(brand.id)} className="brand-card">
            <BrandLogo brand={brand} />
            <span>
              <b>{brandName(brand)}</b>
              <small>{m.catalogue_models_available(asCount(brand.count))}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type LogoProps = { brand: Pick<Brand, 'name' | 'logoUrl'>; large?: boolean };

/**
 * A brand's logo on its plate; the brand's first letter where there is none. The site's own logos are drawn in one
 * ink, which turns light in the dark theme; any other keeps a light plate there, since logos are made for paper.
 * The name stands beside it, so the picture itself is silent.
 */
export function BrandLogo({ brand: { name, logoUrl }, large = false }: LogoProps) {
  const inked = logoUrl === null || logoUrl.startsWith('/brands/');
  const looks = ['brand-logo', large && 'brand-logo-large', inked && 'brand-logo-inked'];
  return (
    <span className={looks.filter(Boolean).join(' ')}>
      {logoUrl === null ? (
        <span aria-hidden="true">{Array.from(name)[0]}</span>
      ) : (
        <img
          src={logoUrl}
          alt=""
          width="120"
          height="72"
          loading={large ? undefined : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  );
}
