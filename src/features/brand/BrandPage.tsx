import ArrowLeft from 'lucide-react/icons/arrow-left';
import { BackLink } from '#components/Breadcrumbs.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { EmptyState } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import type { Brand } from '#domain/brand-file.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import type { Rates } from '#domain/tariffs.ts';
import { BrandLogo } from '#features/catalogue/Brands.tsx';
import { CarGrid } from '#features/catalogue/CarCard.tsx';
import { dealerName } from '#features/catalogue/dealers.ts';
import { Withdrawn } from '#features/catalogue/InsteadOfPage.tsx';
import { brandName, onOneLine } from '#features/catalogue/names.ts';
import { CardsNote } from '#features/catalogue/PriceMarks.tsx';
import { loadFresher, useFresher, usePageMeta, useToday } from '#features/catalogue/use-page.tsx';
import { formatDay } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { aboutBrand, brandFacts, brandMeta } from './brand-about.ts';
import { type BrandPriceClaim, type BrandSummary, summariseBrand } from './brand-summary.ts';

type BrandPageProps = {
  brand: Brand;
  /** The day of the build, yyyy-MM-dd. */
  today: string;
  /** What a month's charging goes by; null where that is not known. */
  rates: Rates | null;
  /** Not built with the page but looked up in the browser. */
  live?: boolean;
};

const lookUpBrand = async (changes: CatalogueChanges, brand: Brand) =>
  (await loadFresher()).freshBrand(changes, brand);

/** The page of a brand, as an island. */
export default function BrandDetails(props: BrandPageProps) {
  return (
    <Island>
      <BrandPage {...props} />
    </Island>
  );
}

/** The page of a brand: at the build, in the browser, and where a brand is newer than the build. */
export function BrandPage({
  brand: built,
  today: dayOfBuild,
  rates,
  live = false,
}: BrandPageProps) {
  const today = useToday(dayOfBuild);
  const { item: brand, state } = useFresher(built, lookUpBrand);
  const summary = summariseBrand(brand.models, today);
  const isWithdrawn = state === 'withdrawn';
  usePageMeta(!isWithdrawn && (live || state === 'updated') ? brandMeta(brand, summary) : null);
  if (isWithdrawn) {
    return <Withdrawn name={m.brand_heading({ brand: onOneLine(brandName(brand)) })} />;
  }
  return <BrandContent brand={brand} today={today} rates={rates} />;
}

type ContentProps = Pick<BrandPageProps, 'brand' | 'today' | 'rates'>;

/** All that the page says of the brand. */
export function BrandContent({ brand, today, rates }: ContentProps) {
  const summary = summariseBrand(brand.models, today);
  return (
    <>
      <BrandHead brand={brand} summary={summary} />
      <BrandModels brand={brand} today={today} rates={rates} />
      <BrandAbout brand={brand} summary={summary} />
    </>
  );
}

const factsClasses =
  'mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-[1.125rem] ' +
  'py-5 md:mt-10';

/** Logo, name, what is said about the prices, dealer and the few figures that sum the brand up. */
function BrandHead({ brand, summary }: { brand: Brand; summary: BrandSummary }) {
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
          <h1 className="text-title">{m.brand_heading({ brand: onOneLine(brandName(brand)) })}</h1>
          <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
            {summary.modelCount > 0 && <p>{taglineOf(summary.priceClaim)}</p>}
            {brand.officialDealer !== null && (
              <p className="font-medium text-ink">
                {m.brand_official_dealer({ dealer: dealerName(brand.officialDealer) })}
              </p>
            )}
          </div>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className={`brand-facts ${factsClasses} border-y border-line tabular-nums`}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-muted">{label}</dt>
              <dd className="mt-0.5 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

/** The sentence about a brand's prices. */
function taglineOf(claim: BrandPriceClaim): string {
  if (claim.kind === 'none') return m.brand_prices_none();
  if (claim.kind === 'verified') return m.brand_prices_verified();
  if (claim.kind === 'level') {
    return claim.entered === null
      ? m.brand_prices_level_undated()
      : m.brand_prices_level({ date: formatDay(claim.entered) });
  }
  if (claim.lastChecked === null) return m.brand_prices_undated();
  return m.brand_prices_indicative({ date: formatDay(claim.lastChecked) });
}

/** Four cards a row have the whole page, unlike beside the filters of the listing. */
const pictureSizes =
  '(min-width:73.75rem) 18rem,(min-width:52rem) 30vw,(min-width:35rem) 46vw,92vw';

/** 'Available Models'. */
function BrandModels({ brand, today, rates }: ContentProps) {
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
        <>
          <CarGrid cars={brand.models} sizes={pictureSizes} today={today} rates={rates} />
          <CardsNote
            pictures={brand.models.map(({ imageUrl }) => imageUrl)}
            months={rates !== null}
          />
        </>
      )}
    </section>
  );
}

/** 'About {brand} Electric Vehicles'. */
function BrandAbout({ brand, summary }: { brand: Brand; summary: BrandSummary }) {
  return (
    <section className="bg-sunken py-14 md:py-20" aria-labelledby="about-title">
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="about-title" className="text-heading">
          {m.brand_about_heading({ brand: onOneLine(brandName(brand)) })}
        </h2>
        <div className="grid max-w-prose gap-4">
          {aboutBrand(brand, summary).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
