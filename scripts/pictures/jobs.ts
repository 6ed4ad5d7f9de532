import { carPictures, chargerPictures } from './addresses.ts';
import { frontView, rearView } from './car/ends.ts';
import { sideView } from './car/side.ts';
import type { Catalogue } from './catalogue.ts';
import { chargerView } from './charger/charger.ts';
import { fallbackCar, fallbackCharger } from './fallback.ts';
import type { Kind } from './render.ts';
import { sharePicture } from './scene/share.ts';

/** A picture to draw: its address on the site and its drawing. */
type Job = { address: string; kind: Kind; draw: () => string };

/** Every picture that the catalogue asks for, and those that stand in for a photo. */
export function wantedPictures({ cars, chargers }: Catalogue): Job[] {
  return [
    { address: '/pictures/fallback-car.jpg', kind: 'catalogue', draw: fallbackCar },
    { address: '/pictures/fallback-charger.jpg', kind: 'catalogue', draw: fallbackCharger },
    { address: '/og.png', kind: 'share', draw: sharePicture },
    ...cars.flatMap(carJobs),
    ...chargers.flatMap(chargerJobs),
  ];
}

function carJobs(car: Catalogue['cars'][number]): Job[] {
  const [main, second, third] = car.paints;
  const draws = [
    () => sideView(car, main),
    () => frontView(car, main),
    () => rearView(car, main),
    () => sideView(car, second),
    () => sideView(car, third),
  ];
  return carPictures(car.brandId, car.model, car.paints).flatMap((address, index) => {
    const draw = draws[index];
    return draw === undefined ? [] : [{ address, kind: 'catalogue', draw }];
  });
}

function chargerJobs(charger: Catalogue['chargers'][number]): Job[] {
  return chargerPictures(charger.model).map((address) => ({
    address,
    kind: 'catalogue',
    draw: () => chargerView(charger),
  }));
}
