import './car-page.css';
import { useEffect } from 'react';
import { Badge } from '#components/Badge.tsx';
import { BackLink, Breadcrumbs } from '#components/Breadcrumbs.tsx';
import { Island } from '#components/Island.tsx';
import { Name } from '#components/Name.tsx';
import { ShareLinks } from '#components/ShareButton.tsx';
import { paths } from '#config/paths.ts';
import { product } from '#config/product.ts';
import type { Car } from '#domain/car.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import { fullName } from '#domain/full-name.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import type { Rates } from '#domain/tariffs.ts';
import { chargersFor } from '#features/catalogue/chargers-for.ts';
import { dealerName } from '#features/catalogue/dealers.ts';
import { FavouriteButton } from '#features/catalogue/FavouriteButton.tsx';
import { Gallery } from '#features/catalogue/Gallery.tsx';
import { Withdrawn } from '#features/catalogue/InsteadOfPage.tsx';
import { PriceBox } from '#features/catalogue/PriceBox.tsx';
import { loadFresher, useFresher, usePageMeta, useToday } from '#features/catalogue/use-page.tsx';
import { MoneySection } from '#features/money/MoneySection.tsx';
import { ContactSalesLink } from '#features/request/ContactSalesLink.tsx';
import { $pageCar, type RequestedCar } from '#features/request/dialog.store.ts';
import { RequestButton } from '#features/request/RequestButton.tsx';
import type { CarTrips } from '#features/trips/shown-charging.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { removeMyCar } from '#session/my-car.store.ts';
import { rememberCar, removeCar } from '#session/recent.store.ts';
import { CarCharging } from './CarCharging.tsx';
import { CarTabs } from './CarTabs.tsx';
import { carMeta, rangeSubtitle, visitHours } from './figures.ts';
import { PriceHistory } from './PriceHistory.tsx';
import { pictureText } from './picture-text.ts';
import { SimilarCars } from './SimilarCars.tsx';
import type { SimilarCar } from './similar.ts';
import { keySpecs } from './specs.ts';
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
          // A car that has changed since is planned anew.
          trips={car === built ? trips : undefined}
          today={day}
        />
      )}
      <SimilarCars car={car} cars={similar} />
    </>
  );
}

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
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumbs items={crumbs} />
        <p className="car-ways screen-only text-small">
          <BackLink className="link py-2.5" href={paths.cars}>
            {m.car_back()}
          </BackLink>
          <ShareLinks path={paths.car(car.brandId, car.id)} />
        </p>
      </div>
      <div className="item-top">
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
          <FavouriteButton item="car" recordKey={car.recordId} name={name} />
        </Gallery>
        <CarPrice car={car} requested={requested} today={today} />
      </div>
      <KeySpecs car={car} tariffs={tariffs} />
      <CarCharging car={car} charging={trips?.charging} />
      <CarTabs car={car} trip={trips?.trip} />
      <MoneySection car={car} rates={tariffs} facts={money} />
      <VisitBanner name={name} requested={requested} />
      <VisitBar car={car} requested={requested} today={today} />
    </div>
  );
}

/** Letters from which a name would fill the screen in the size of a title. */
const longName = 42;

/** Name, range and where the car comes from. */
export function CarHead({ car }: { car: Car }) {
  const name = fullName(car);
  return (
    <header>
      <h1 className={name.length > longName ? 'text-heading' : 'text-title'}>
        <Name text={name} />
      </h1>
      <p className="mt-3 text-muted">{rangeSubtitle(car)}</p>
      {car.importChannel === 'official' && car.dealer !== null && (
        <p className="mt-4">
          <Badge tone="positive">{m.car_official_dealer({ dealer: dealerName(car.dealer) })}</Badge>
        </p>
      )}
      {car.importChannel === null && (
        <p className="mt-4 text-small text-muted">{m.fact_import_unknown()}</p>
      )}
      {car.importChannel === 'parallel' && (
        <p className="mt-4 text-small text-muted">
          <Badge tone="warning">{m.car_parallel_import()}</Badge>
          <span className="mt-2 block">{m.car_parallel_note()}</span>
        </p>
      )}
    </header>
  );
}

type CarPriceProps = {
  car: Car;
  requested: RequestedCar;
  /** yyyy-MM-dd */
  today: string;
};

/** The price, whether it is confirmed, and the buttons. */
function CarPrice({ car, requested, today }: CarPriceProps) {
  const name = fullName(car);
  return (
    <PriceBox item={car} today={today}>
      <PriceHistory recordId={car.recordId} />
      <p className="installation text-small">
        <span>{m.car_installation()}</span>
        <strong className="tabular-nums">{formatEgp(product.installationPriceEgp)}</strong>
        <span className="text-micro text-muted">
          {`${m.car_installation_note()} `}
          <a className="link" href={chargersFor(car)}>
            {m.car_installation_link()}
          </a>
        </span>
      </p>
      <div className="car-actions screen-only">
        <RequestButton kind="visit" car={requested} variant="accent">
          {m.car_visit()}
        </RequestButton>
        <ContactSalesLink message={m.car_contact_message({ name })}>
          {m.car_contact()}
        </ContactSalesLink>
        <RequestButton kind="finance" car={requested} variant="secondary">
          {m.car_finance()}
        </RequestButton>
        <RequestButton kind="insurance" car={requested} variant="secondary">
          {m.car_insurance()}
        </RequestButton>
        <RequestButton kind="advice" car={requested} variant="secondary">
          {m.car_help()}
        </RequestButton>
      </div>
    </PriceBox>
  );
}

/** The few figures that people ask for first. */
function KeySpecs({ car, tariffs }: Pick<ContentProps, 'car' | 'tariffs'>) {
  return (
    <section className="mt-12" aria-labelledby="key-title">
      <h2 id="key-title" className="text-heading">
        {m.car_key_specs()}
      </h2>
      <dl className="key-specs tabular-nums mt-6 rounded-card border border-line text-small text-muted">
        {keySpecs(car, tariffs).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text-subheading sm:text-heading">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type VisitBannerProps = {
  /** Of the car, with its brand. */
  name: string;
  requested: RequestedCar;
};

/** 'Schedule a Visit'. */
function VisitBanner({ name, requested }: VisitBannerProps) {
  return (
    <section
      className="visit-banner screen-only flex flex-wrap items-center justify-between rounded-card bg-sunken"
      aria-labelledby="visit-title"
    >
      <div>
        <h2 id="visit-title" className="text-heading">
          {m.car_banner_title()}
        </h2>
        <p className="mt-3 text-muted">{m.car_banner_text({ name, ...visitHours() })}</p>
      </div>
      <RequestButton kind="visit" car={requested} variant="accent" size="lg">
        {m.car_visit()}
      </RequestButton>
    </section>
  );
}
