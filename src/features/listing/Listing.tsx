import { loadCatalogue } from '#catalogue/catalogue.store.ts';
import './listing.css';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { $changes } from '#catalogue/freshness.store.ts';
import { Island } from '#components/Island.tsx';
import { EmptyState } from '#components/States.tsx';
import { useEarlyEntries } from '#components/use-early-entries.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import type { CountedBrand } from '#domain/catalogue.ts';
import { brandsNow } from '#domain/listing-changes.ts';
import { BrandList } from '#features/catalogue/Brands.tsx';
import { useToday } from '#features/catalogue/use-page.tsx';
import { m } from '#paraglide/messages.js';
import { readEarlyInput } from './filter-form.ts';
import { ListHead, listTitleId } from './ListHead.tsx';
import {
  $asked,
  $cars,
  applyAddress,
  leaveListing,
  openListing,
  retryFailed,
} from './listing.store.ts';
import { type BuiltModels, ModelsView } from './ModelsView.tsx';
import { useScrollBack } from './Results.tsx';
import { consumeListing } from './restore.ts';

type Props = BuiltModels & {
  brands: readonly CountedBrand[];
  /** Address of the file of all cars. */
  dataFile: string;
};

/** The page /cars: its head with two toggles, and the view that they choose. */
export default function Listing(props: Props) {
  return (
    <Island>
      <Views {...props} />
    </Island>
  );
}

function Views({ brands: builtBrands, dataFile, today: dayOfBuild, ...models }: Props) {
  const today = useToday(dayOfBuild);
  const brands = useBrandsNow(builtBrands);
  const { view } = useStore($asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const early = useRef<ReturnType<typeof readEarlyInput>>({});
  useEarlyEntries(form, (entries) => {
    early.current = readEarlyInput(entries, models.bounds);
  });
  useLayoutEffect(() => openListing(early.current), []);
  useWindowEvent('popstate', applyAddress);
  useWindowEvent('online', retryFailed);
  useWindowEvent('pagehide', () => leaveListing(false));
  // The page is as it was left, so nothing has to be restored.
  useWindowEvent('pageshow', ({ persisted }) => persisted && consumeListing());
  useEffect(() => {
    // In a layout effect, components would not have rendered the opened list yet.
    document.documentElement.classList.remove('list-awaited');
    void loadCatalogue(dataFile);
  }, [dataFile]);
  return (
    <section
      className="models wrap listing-view scroll-mt-[calc(var(--header)+1rem)] pb-16 md:pb-24"
      aria-labelledby={listTitleId}
    >
      <ListHead view={view} brands={brands.length} models={models.total} heading={heading} />
      {view === 'brands' && <BrandsView brands={brands} />}
      {view === 'models' && models.total === 0 && <EmptyState title={m.listing_models_empty()} />}
      {view === 'models' && models.total > 0 && (
        <ModelsView {...models} brands={brands} today={today} form={form} heading={heading} />
      )}
    </section>
  );
}

/** The brands as they are now, once that is known. */
function useBrandsNow(built: readonly CountedBrand[]): readonly CountedBrand[] {
  const cars = useStore($cars);
  const changes = useStore($changes, { ssr: 'initial' });
  return useMemo(
    () =>
      cars.status === 'ready' && changes !== null ? brandsNow(built, cars.listing, changes) : built,
    [built, cars, changes],
  );
}

function BrandsView({ brands }: { brands: readonly CountedBrand[] }) {
  useScrollBack(true);
  return (
    <div className="border-t border-line pt-6">
      <BrandList brands={brands} />
    </div>
  );
}
