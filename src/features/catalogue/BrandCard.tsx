import { asCount } from '@/lib/number';
import './brand-card.css';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { BrandLogo } from './BrandLogo';
import type { Brand } from './catalogue';
import { brandName } from './names';

type Props = {
  brand: Pick<Brand, 'id' | 'name' | 'nameAr' | 'logoUrl'>;
  /** How many models it has, to be told. */
  count?: number;
};

/** A brand in a list: logo, name and, where asked for, how many models it has. */
export function BrandCard({ brand, count }: Props) {
  return (
    <a href={paths.brand(brand.id)} className="brand-card">
      <BrandLogo brand={brand} />
      <span>
        <b>{brandName(brand)}</b>
        {count !== undefined && <small>{m.catalogue_models_available(asCount(count))}</small>}
      </span>
    </a>
  );
}
