import { loadCatalogue } from '#catalogue/catalogue.store.ts';
import type { ListingView } from './filters.ts';
import './listing.css';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { $changes } from '#catalogue/freshness.store.ts';
import { Island } from '#components/Island.tsx';
import { EmptyState } from '#components/States.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { paths } from '#config/paths.ts';
import type { CountedBrand } from '#domain/catalogue.ts';
import { brandsNow } from '#domain/listing-changes.ts';
import { BrandList } from '#features/catalogue/Brands.tsx';
import { useToday } from '#features/catalogue/use-page.tsx';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { formId, readEarlyInput } from './filter-form.ts';
import { $asked, $cars, applyAddress, ask, leaveListing, openListing } from './listing.store.ts';
import { type BuiltModels, ModelsView } from './ModelsView.tsx';
import { useScrollBack } from './Results.tsx';
import { consumeListing } from './restore.ts';

type Props = BuiltModels & {
  brands: readonly CountedBrand[];
  /** Address of the file of all cars. */
  dataFile: string;
};

/** The page /cars: its hero with two toggles, and the view that they choose. */
export default function Listing(props: Props) {
  return (
    <Island>
      <Views {...props} />
    </Island>
  );
}

function Views({ brands, dataFile, today: dayOfBuild, ...models }: Props) {
  const today = useToday(dayOfBuild);
  const { view } = useStore($asked);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was set before hydration is read once
  useLayoutEffect(
    () => openListing(form.current ? readEarlyInput(form.current, models.bounds) : {}),
    [],
  );
  useWindowEvent('popstate', applyAddress);
  useWindowEvent('pagehide', () => leaveListing(false));
  // The page is as it was left, so nothing has to be restored.
  useWindowEvent('pageshow', ({ persisted }) => persisted && consumeListing());
  useEffect(() => {
    // In a layout effect, components would not have rendered the opened list yet.
    document.documentElement.classList.remove('list-awaited');
    void loadCatalogue(dataFile);
  }, [dataFile]);
  return (
    <div className="pb-16 md:pb-24">
      <Hero view={view} />
      <div className="wrap listing-view">
        {view === 'brands' && <BrandsView built={brands} />}
        {view === 'models' && models.total === 0 && <EmptyState title={m.listing_models_empty()} />}
        {view === 'models' && models.total > 0 && (
          <ModelsView {...models} today={today} form={form} />
        )}
      </div>
    </div>
  );
}

const views: { value: ListingView; label: () => string }[] = [
  { value: 'brands', label: m.listing_view_brands },
  { value: 'models', label: m.listing_view_models },
];

/** Two radio buttons that look like a switch. */
const viewClasses =
  'grid min-h-[2.625rem] place-items-center rounded-control border border-transparent ' +
  'px-[min(1rem,2.5vw)] text-center text-[0.9375rem] font-semibold text-muted transition-[background-color] ' +
  'group-hover:text-ink peer-checked:bg-brand peer-checked:text-on-brand ' +
  'peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-[3px] ' +
  'peer-focus-visible:outline-brand forced-colors:peer-checked:bg-[Highlight] ' +
  'forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none';

function Hero({ view }: { view: ListingView }) {
  return (
    <header className="wrap pb-8 pt-10 md:pb-12 md:pt-16">
      <h1 className="max-w-[14.9em] text-title">{m.listing_hero_title()}</h1>
      <p className="mt-4 max-w-prose text-body text-muted">{m.listing_hero_lead()}</p>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <fieldset className="needs-script screen-only inline-grid min-w-0 auto-cols-fr grid-flow-col rounded-panel border border-edge p-1 max-sm:w-full">
          <legend className="sr-only">{m.listing_view_label()}</legend>
          {views.map(({ value, label }) => (
            <label key={value} className="group relative cursor-pointer">
              <input
                type="radio"
                // Unseen, but there to be touched: the words beside it are its label.
                className="peer absolute inset-y-0 start-0 m-0 h-full w-4 cursor-pointer opacity-0"
                name="view"
                form={formId}
                value={value}
                checked={view === value}
                onChange={() => ask({ view: value })}
                autoComplete="off"
              />
              <span className={viewClasses}>{label()}</span>
            </label>
          ))}
        </fieldset>
        <RequestButton kind="advice" variant="accent" className="max-sm:w-full">
          {m.listing_help()}
        </RequestButton>
        <a className="link py-2.5 text-small" href={paths.choose}>
          {m.choose_heading()}
        </a>
      </div>
    </header>
  );
}

function BrandsView({ built }: { built: readonly CountedBrand[] }) {
  const cars = useStore($cars);
  const changes = useStore($changes, { ssr: 'initial' });
  const isFresh = cars.status === 'ready' && changes !== null;
  const brands = isFresh ? brandsNow(built, cars.listing, changes) : built;
  useScrollBack(true);
  return (
    <section aria-labelledby="brands-title">
      <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t border-line pt-6">
        <h2 id="brands-title" className="text-heading">
          {m.listing_brands_heading()}
        </h2>
        <p className="text-small tabular-nums text-muted">
          {m.listing_brands_count(asCount(brands.length))}
        </p>
      </header>
      <BrandList brands={brands} />
    </section>
  );
}
