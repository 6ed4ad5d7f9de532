import './car-page.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect } from 'react';
import { BackLink, Breadcrumbs } from '#components/Breadcrumbs.tsx';
import { Island } from '#components/Island.tsx';
import { ShareSign } from '#components/ShareButton.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import { fullName } from '#domain/full-name.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import type { Rates } from '#domain/tariffs.ts';
import type { TripCar } from '#domain/trip-plan.ts';
import { FavouriteButton } from '#features/catalogue/FavouriteButton.tsx';
import { Gallery } from '#features/catalogue/Gallery.tsx';
import { Withdrawn } from '#features/catalogue/InsteadOfPage.tsx';
import { loadFresher, useFresher, usePageMeta, useToday } from '#features/catalogue/use-page.tsx';
import { MoneySection } from '#features/money/MoneySection.tsx';
import { $pageCar, type RequestedCar } from '#features/request/dialog.store.ts';
import type { CarTrips } from '#features/trips/shown-charging.ts';
import { m } from '#paraglide/messages.js';
import { removeMyCar } from '#session/my-car.store.ts';
import { rememberCar, removeCar } from '#session/recent.store.ts';
import { Answers } from './Answers.tsx';
import { CarCharging } from './CarCharging.tsx';
import { CarHead } from './CarHead.tsx';
import { CarFeatures, CarOverview, CarPrices, CarSpecs } from './CarPanels.tsx';
import { CarPrice } from './CarPrice.tsx';
import { carMeta, shareText } from './figures.ts';
import { PartIndex } from './PartIndex.tsx';
import { type PartId, parts } from './parts.ts';
import { pictureText } from './picture-text.ts';
import { SimilarCars } from './SimilarCars.tsx';
import type { SimilarCar } from './similar.ts';
import { VisitBanner } from './VisitBanner.tsx';
import { VisitBar } from './VisitBar.tsx';

type CarPageProps = {
  car: Car;
  /** The tariffs behind the estimates of running costs. */
  tariffs: Rates;
  /** The other figures about money. */
  money: MoneyFacts;
  similar: readonly SimilarCar[];
  /** What the build found out about trips and public charging; without it, it is found out in the browser. */
  trips?: CarTrips;
  /** The day of the build, yyyy-MM-dd. */
  today: string;
  /** Not built with the page but looked up in the browser. */
  live?: boolean;
};

const lookUpCar = async (changes: CatalogueChanges, car: Car) =>
  (await loadFresher()).freshCar(changes, car);

/** The page of a car, as an island. */
export default function CarDetails(props: CarPageProps) {
  return (
    <Island>
      <CarPage {...props} />
    </Island>
  );
}

/** The page of a car: at the build, in the browser, and where a car is newer than the build. */
export function CarPage(props: CarPageProps) {
  const { car: built, tariffs, money, similar, trips, today, live = false } = props;
  const { item: car, state } = useFresher(built, lookUpCar);
  const day = useToday(today);
  const isWithdrawn = state === 'withdrawn';
  usePageMeta(!isWithdrawn && (live || state === 'updated') ? carMeta(car, day) : null);
  useEffect(() => {
    $pageCar.set(isWithdrawn ? null : requestedCar(car));
    if (isWithdrawn) {
      removeCar(car);
      removeMyCar(car);
    } else rememberCar(car);
  }, [car, isWithdrawn]);
  return (
    <>
      {isWithdrawn ? (
        <Withdrawn name={fullName(car)} brandId={car.brandId} />
      ) : (
        <CarContent
          car={car}
          tariffs={tariffs}
          money={money}
          // A car that drives otherwise since is planned anew.
          trips={drivesAlike(car, built) ? trips : undefined}
          today={day}
        />
      )}
      <SimilarCars car={car} cars={similar} />
    </>
  );
}

const driving = [
  'powertrain',
  'range',
  'evRange',
  'rangeCycle',
  'batteryCapacity',
  'usableCapacity',
  'townDraw',
  'motorwayDraw',
  'acChargingPower',
  'dcChargingPower',
  'rapidMeanPower',
  'chargingProtocol',
] as const satisfies readonly (keyof TripCar)[];

const drivesAlike = (one: Car, other: Car) => driving.every((fact) => one[fact] === other[fact]);

function requestedCar({ recordId: id, brand, name: model, price }: Car): RequestedCar {
  return { id, brand, model, price };
}

type ContentProps = {
  car: Car;
  tariffs: Rates;
  money: MoneyFacts;
  trips?: CarTrips | undefined;
  today: string;
};

/** The content of the page. */
export function CarContent({ car, tariffs, money, trips, today }: ContentProps) {
  const name = fullName(car);
  const requested = requestedCar(car);
  const crumbs = [
    { label: m.site_nav_cars(), href: paths.cars },
    { label: car.brand, href: paths.brand(car.brandId) },
    { label: car.name },
  ];
  return (
    <div className="wrap py-5">
      <div className="flex items-center gap-x-2">
        <BackLink className="icon-button screen-only -ms-2" href={paths.cars} label={m.car_back()}>
          <ArrowLeft className="size-5 rtl:[scale:-1_1]" aria-hidden="true" />
        </BackLink>
        <Breadcrumbs items={crumbs} />
      </div>
      <div className="item-top car-top">
        <CarHead car={car} />
        <Gallery
          images={car.galleryImages.length > 0 ? car.galleryImages : [car.imageUrl]}
          place="detail"
          label={m.car_gallery_label({ name })}
          alt={(index, count, url) => pictureText(car, { name, index, count }, url)}
          alts={car.imageAlts}
          credits={car.imageCredits}
          show={(index, count) => m.car_gallery_show({ index, count })}
        >
          <ShareSign
            path={paths.car(car.brandId, car.id)}
            title={carMeta(car, today).title}
            text={shareText(car)}
          />
          <FavouriteButton item="car" recordKey={car.recordId} name={name} />
        </Gallery>
        <CarPrice car={car} requested={requested} today={today} />
      </div>
      <Answers car={car} tariffs={tariffs} money={money} />
      <div className="car-parts">
        <PartIndex />
        <Part id="overview">
          <CarOverview car={car} trip={trips?.trip} />
        </Part>
        <MoneySection car={car} rates={tariffs} facts={money} />
        <Part id="charging">
          <CarCharging car={car} charging={trips?.charging} />
        </Part>
        <Part id="specifications">
          <CarSpecs car={car} />
        </Part>
        <Part id="features">
          <CarFeatures car={car} />
        </Part>
        <Part id="prices">
          <CarPrices car={car} />
        </Part>
      </div>
      <VisitBanner name={name} requested={requested} />
      <VisitBar car={car} requested={requested} today={today} />
    </div>
  );
}

/** A part of the page that the index names. */
function Part({ id, children }: { id: PartId; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-5 text-heading">
        {parts[id]()}
      </h2>
      {children}
    </section>
  );
}
