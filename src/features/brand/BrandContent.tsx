import type { ReactNode } from 'react';
import type { CardCar } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import { BrandPage } from './BrandPage';
import type { BrandSummary } from './brand-summary';

type Props = { brand: Brand; summary: BrandSummary; compare: (car: CardCar) => ReactNode };

/** What the built page of a brand holds, for a fresher record to draw again. */
export function BrandContent({ brand, summary, compare }: Props) {
  return (
    <div data-fresh={brand.name}>
      <BrandPage brand={brand} summary={summary} compare={compare} />
    </div>
  );
}
