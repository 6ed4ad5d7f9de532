import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CountedBrand } from '@/features/catalogue/catalogue';
import { m } from '@/paraglide/messages.js';
import { Island } from '@/ui/Island';
import { EmptyState } from '@/ui/States';
import { BrandsView } from './BrandsView';
import { loadCars } from './cars.store';
import { readEarlyInput } from './early-input';
import type { Facets } from './filters';
import { ListingHero } from './ListingHero';
import { showListing } from './list-awaited';
import type { ListedCar } from './listed-car';
import { $asked, openListing } from './listing.store';
import { ModelsView } from './ModelsView';

export type ListingProps = {
  /** The first cars, and how many there are in all. */
  first: readonly ListedCar[];
  total: number;
  /** The options that cars have, with how many of each. */
  facets: Facets;
  brands: readonly CountedBrand[];
  /** Address of the file of all cars. */
  dataFile: string;
};

/** The page /cars: its hero with two toggles, and the view that they choose. */
export default function Listing(props: ListingProps) {
  return (
    <Island>
      <Views {...props} />
    </Island>
  );
}

function Views(props: ListingProps) {
  const { facets, brands, dataFile } = props;
  const { view } = useStore($asked, { ssr: 'initial' });
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const early = form.current ? readEarlyInput(form.current, facets) : {};
    return openListing(facets, early);
  }, [facets]);
  // Not in the layout effect: components notice the opened list only after that.
  useEffect(showListing, []);
  useEffect(() => void loadCars(dataFile), [dataFile]);
  return (
    <div className="listing pb-16 md:pb-24">
      <ListingHero view={view} />
      <div className="wrap listing-view">
        {view === 'brands' && <BrandsView built={brands} />}
        {view === 'models' && props.total === 0 && <EmptyState title={m.listing_models_empty()} />}
        {view === 'models' && props.total > 0 && <ModelsView {...props} form={form} />}
      </div>
    </div>
  );
}
