import './car-page.css';
import { useEffect } from 'react';
import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { fullName } from '@/features/catalogue/full-name';
import { Gallery } from '@/features/catalogue/Gallery';
import { usePageMeta } from '@/features/catalogue/page-meta';
import { loadFresher, useFresher } from '@/features/catalogue/use-fresher';
import { useToday } from '@/features/catalogue/use-today';
import { Withdrawn } from '@/features/catalogue/Withdrawn';
import { FavouriteButton } from '@/features/favourites/FavouriteButton';
import { forgetCar, rememberCar } from '@/features/recent/recent.store';
import { $pageCar, type RequestedCar } from '@/features/request/dialog.store';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { m } from '@/paraglide/messages.js';
import { BackLink, Breadcrumbs } from '@/ui/Breadcrumbs';
import { ShareButton } from '@/ui/ShareButton';
import { CarHead } from './CarHead';
import { CarPrice } from './CarPrice';
import { CarTabs } from './CarTabs';
import { carMeta } from './car-meta';
import { KeySpecs } from './KeySpecs';
import { SimilarCars } from './SimilarCars';
import type { SimilarCar } from './similar';
import { VisitBanner } from './VisitBanner';

export type CarPageProps = {
  car: Car;
  /** What the estimates of running costs go by. */
  tariffs: Tariffs;
  similar: readonly SimilarCar[];
  /** The day of the build, yyyy-MM-dd. */
  today: string;
  /** Not built with the page but looked up in the browser. */
  live?: boolean;
};

const carNow = async (changes: CatalogueChanges, car: Car) =>
  (await loadFresher()).carNow(changes, car);

/** The page of a car: at the build, in the browser, and where a car is newer than the build. */
export function CarPage({ car: built, tariffs, similar, today, live = false }: CarPageProps) {
  const { item: car, standing } = useFresher(built, carNow);
  const day = useToday(today);
  const isWithdrawn = standing === 'withdrawn';
  usePageMeta(!isWithdrawn && (live || standing === 'fresher') ? carMeta(car) : null);
  useEffect(() => {
    $pageCar.set(isWithdrawn ? null : requestedCar(car));
    if (isWithdrawn) forgetCar(car);
    else rememberCar(car);
  }, [car, isWithdrawn]);
  return (
    <>
      {isWithdrawn ? (
        <Withdrawn name={fullName(car)} brandId={car.brandId} />
      ) : (
        <CarContent car={car} tariffs={tariffs} today={day} />
      )}
      <SimilarCars cars={similar} />
    </>
  );
}

function requestedCar({ recordId: id, brand, name: model, price }: Car): RequestedCar {
  return { id, brand, model, price };
}

type ContentProps = { car: Car; tariffs: Tariffs; today: string };

function CarContent({ car, tariffs, today }: ContentProps) {
  const name = fullName(car);
  const requested = requestedCar(car);
  const crumbs = [
    { label: m.site_nav_cars(), href: paths.cars },
    { label: car.brand, href: paths.brand(car.brandId) },
    { label: car.name },
  ];
  return (
    <div className="wrap py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumbs items={crumbs} />
        <p className="car-ways screen-only text-small">
          <BackLink className="link py-2.5" href={paths.cars}>
            {m.car_back()}
          </BackLink>
          <ShareButton path={paths.car(car.brandId, car.id)} />
        </p>
      </div>
      <div className="item-top">
        <CarHead car={car} />
        <Gallery
          images={car.galleryImages.length > 0 ? car.galleryImages : [car.imageUrl]}
          place="detail"
          label={m.car_gallery_label({ name })}
          alt={(index, count) => m.car_gallery_alt({ name, index, count })}
          show={(index, count) => m.car_gallery_show({ index, count })}
        >
          <FavouriteButton item="car" recordKey={car.recordId} name={name} />
        </Gallery>
        <CarPrice car={car} requested={requested} today={today} />
      </div>
      <KeySpecs car={car} />
      <CarTabs car={car} tariffs={tariffs} />
      <VisitBanner name={name} requested={requested} />
    </div>
  );
}
