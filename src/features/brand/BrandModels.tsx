import { paths } from '@/config/paths';
import { CarGrid } from '@/features/catalogue/CarGrid';
import type { Brand } from '@/features/catalogue/catalogue';
import { brandName } from '@/features/catalogue/names';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/States';

type Props = {
  brand: Brand;
  /** yyyy-MM-dd */
  today: string;
};

/** Three cards a row have the whole page, unlike beside the filters of the listing. */
const pictureSizes = '(min-width:73.75rem) 24rem,(min-width:45rem) 30vw,46vw';

/** 'Available Models'. */
export function BrandModels({ brand }: Props) {
  return (
    <section className="wrap pb-12 pt-10 md:pb-16 md:pt-14" aria-labelledby="models-title">
      <h2 id="models-title" className="mb-8 text-heading md:mb-10">
        {m.brand_models_heading()}
      </h2>
      {brand.models.length === 0 ? (
        <EmptyState
          title={m.brand_models_empty()}
          text={m.brand_models_empty_text({ brand: brandName(brand) })}
        >
          <ButtonLink href={paths.cars} variant="secondary">
            {m.brand_view_others()}
          </ButtonLink>
        </EmptyState>
      ) : (
        <CarGrid cars={brand.models} sizes={pictureSizes} compare />
      )}
    </section>
  );
}
