import './car-page.css';
import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import { FavouriteButton } from '@/features/favourites/FavouriteButton';
import { fullName } from '@/features/catalogue/full-name';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { m } from '@/paraglide/messages.js';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Gallery } from '@/ui/Gallery';
import { CarHead } from './CarHead';
import { CarPrice } from './CarPrice';
import { CarTabs } from './CarTabs';
import { KeySpecs } from './KeySpecs';
import { VisitBanner } from './VisitBanner';

type Props = {
  car: Car;
  /** What the estimates of running costs go by. */
  tariffs: Tariffs;
};

/** All that the page of a car says (Spec 2, 'Car detail'), at build and in the browser alike. */
export function CarPage({ car, tariffs }: Props) {
  const name = fullName(car);
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
          <a className="link py-2.5" href={paths.cars} data-back="">
            {m.car_back()}
          </a>
          <button type="button" className="link needs-script py-2.5" data-share="">
            {m.ui_share()}
          </button>
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
        <CarPrice car={car} />
      </div>
      <KeySpecs car={car} />
      <CarTabs car={car} tariffs={tariffs} />
      <VisitBanner car={car} />
    </div>
  );
}
