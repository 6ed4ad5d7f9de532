import './brand-card.css';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { BrandLogo } from './BrandLogo';
import type { Brand } from './catalogue';

type Props = { brand: Brand; counted?: boolean };

/** A brand in a list: logo, name and, where asked for, how many models it has (Spec 2, 'Brands view'). */
export function BrandCard({ brand, counted = false }: Props) {
  const count = brand.models.length;
  return (
    <a href={paths.brand(brand.id)} className="brand-card">
      <BrandLogo brand={brand} />
      <span>
        <b>{brand.name}</b>
        {counted && <small>{m.catalogue_models_available({ count })}</small>}
      </span>
    </a>
  );
}
