import './brand-page.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '@/config/paths';
import { BrandLogo } from '@/features/catalogue/BrandLogo';
import type { Brand } from '@/features/catalogue/catalogue';
import { brandName, unbroken } from '@/features/catalogue/names';
import { m } from '@/paraglide/messages.js';
import { BackLink } from '@/ui/Breadcrumbs';
import { brandFacts } from './brand-facts';
import type { BrandSummary } from './brand-summary';
import { PriceTagline } from './PriceTagline';

/** Logo, name, what is said about the prices, dealer and the few figures that sum the brand up. */
export function BrandHead({ brand, summary }: { brand: Brand; summary: BrandSummary }) {
  const facts = brandFacts(summary);
  return (
    <header className="wrap pt-6 md:pt-8">
      <BackLink
        href={paths.cars}
        className="group inline-flex items-center gap-2 py-2 text-small font-semibold text-brand"
      >
        <ArrowLeft
          className="size-4 transition-[translate] group-hover:[translate:-2px] rtl:[scale:-1_1]"
          aria-hidden="true"
        />
        {m.brand_back()}
      </BackLink>
      <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-5 md:mt-8">
        <BrandLogo brand={brand} large />
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-title">{m.brand_heading({ brand: unbroken(brandName(brand)) })}</h1>
          <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
            {summary.modelCount > 0 && <PriceTagline claim={summary.priceClaim} />}
            {brand.officialDealer !== null && (
              <p className="font-medium text-ink">
                {m.brand_official_dealer({ dealer: brand.officialDealer })}
              </p>
            )}
          </div>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="brand-facts mt-8 border-y border-line tabular-nums md:mt-10">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-micro text-muted">{label}</dt>
              <dd className="mt-0.5 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
