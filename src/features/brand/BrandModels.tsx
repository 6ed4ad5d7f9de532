import { paths } from '@/config/paths';
import type { Brand } from '@/features/catalogue/catalogue';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { BrandCars } from './BrandCars';

/** 'Available Models' (Spec 2, 'Brand page'). */
export function BrandModels({ brand }: { brand: Brand }) {
  return (
    <section className="wrap pb-12 pt-10 md:pb-16 md:pt-14" aria-labelledby="models-title">
      <h2 id="models-title" className="mb-8 text-heading md:mb-10">
        {m.brand_models_heading()}
      </h2>
      {brand.models.length === 0 ? (
        <EmptyState
          title={m.brand_models_empty()}
          text={m.brand_models_empty_text({ brand: brand.name })}
        >
          <ButtonLink href={paths.cars} variant="secondary">
            {m.brand_view_others()}
          </ButtonLink>
        </EmptyState>
      ) : (
        <BrandCars cars={brand.models} />
      )}
    </section>
  );
}
