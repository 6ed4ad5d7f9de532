import { carPictures, chargerPictures } from './addresses.ts';
import { sideView, sizeView } from './car/side.ts';
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
    { address: '/pictures/fallback-car.jpg', kind: 'scene', draw: fallbackCar },
    { address: '/pictures/fallback-charger.jpg', kind: 'scene', draw: fallbackCharger },
    { address: '/og.png', kind: 'share', draw: sharePicture },
    ...cars.flatMap(carJobs),
    ...chargers.flatMap(chargerJobs),
  ];
}

function carJobs(car: Catalogue['cars'][number]): Job[] {
  const [alone, sized] = carPictures(car.brandId, car.model, car.paint);
  return [
    { address: alone, kind: 'sheet', draw: () => sideView(car, car.paint) },
    { address: sized, kind: 'sheet', draw: () => sizeView(car, car.paint) },
  ];
}

function chargerJobs(charger: Catalogue['chargers'][number]): Job[] {
  return chargerPictures(charger.model).map((address) => ({
    address,
    kind: 'scene',
    draw: () => chargerView(charger),
  }));
}
