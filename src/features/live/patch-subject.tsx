import type { ReactNode } from 'react';
import type { CatalogueAddress } from '@/config/catalogue-address';
import { liveReader } from '@/data/live-client';
import { toCar } from '@/features/catalogue/car';
import type { CarRow, ChargerRow } from '@/features/catalogue/catalogue.schema';
import { toCharger } from '@/features/catalogue/charger';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { liveBrand, liveCharger } from '@/features/catalogue/live';
import { isSlugOf } from '@/features/catalogue/slug';
import { tariffsFrom } from '@/features/tariffs/tariffs';
import { fetchFigures } from '@/features/tariffs/tariffs-file';
import { holdPlace } from '@/ui/hold-place';
import { BrandNow, CarNow, ChargerNow } from './Drawn';
import { draw } from './draw';
import { type Remedy, remedyOfBrand, remedyOfCar, remedyOfCharger } from './touched';
import { Withdrawn } from './Withdrawn';

/**
 * Draws the page of a brand, a car or a charger anew where what it is about has changed or been withdrawn; whoever
 * reads it keeps their place.
 * @param subject the part of the page that is about it; `data-fresh` names the brand
 * @throws when what changed cannot be looked up; the page then stands as it was built
 */
export async function patchSubject(
  subject: HTMLElement,
  address: CatalogueAddress,
  changes: CatalogueChanges,
): Promise<void> {
  const element = await elementFor(subject, address, changes);
  if (element === null) return;
  const restore = holdPlace(subject);
  draw(subject, element);
  restore();
}

/** What is to stand there now; null when it may stay as it is. */
async function elementFor(
  subject: HTMLElement,
  address: CatalogueAddress,
  changes: CatalogueChanges,
): Promise<ReactNode> {
  const brand = subject.dataset.fresh ?? '';
  // Who reads on may be told more than once, and by then the heading may say that it is gone.
  subject.dataset.name ??= subject.querySelector('h1')?.textContent.trim() ?? '';
  const { name } = subject.dataset;
  switch (address.kind) {
    case 'brand': {
      const shown = new Set(
        [...subject.querySelectorAll<HTMLElement>('[data-car]')].map(
          ({ dataset }) => dataset.car ?? '',
        ),
      );
      const remedy = remedyOfBrand(changes, { id: address.brandId, name: brand }, shown);
      return brandNow(address.brandId, brand, remedy);
    }
    case 'car':
      return carNow(address, { brand, name }, remedyOfCar(changes, { ...address, brand }));
    case 'charger':
      return chargerNow(address.chargerId, name, remedyOfCharger(changes, address.chargerId));
  }
}

async function brandNow(id: string, name: string, { kind }: Remedy<never>): Promise<ReactNode> {
  if (kind === 'none') return null;
  const brand = kind === 'withdrawn' ? null : await liveBrand(await liveReader(), id);
  return brand === null ? <Withdrawn name={name} /> : <BrandNow brand={brand} />;
}

async function carNow(
  { brandId, carId }: { brandId: string; carId: string },
  built: { brand: string; name: string },
  remedy: Remedy<CarRow>,
): Promise<ReactNode> {
  if (remedy.kind === 'none') return null;
  if (remedy.kind === 'withdrawn') return <Withdrawn name={built.name} brandId={brandId} />;
  const tariffs = fetchFigures().then(tariffsFrom);
  if (remedy.kind === 'row') {
    const brand = { id: brandId, name_en: built.brand, logo_url: null };
    // A car that was renamed is still the one at this address.
    return <CarNow car={{ ...toCar(remedy.row, brand), id: carId }} tariffs={await tariffs} />;
  }
  const [reader, figures] = await Promise.all([liveReader(), tariffs]);
  const brand = await liveBrand(reader, brandId);
  const car = brand?.models.find(({ recordId }) => isSlugOf(carId, recordId));
  if (car) return <CarNow car={{ ...car, id: carId }} tariffs={figures} />;
  return <Withdrawn name={built.name} {...(brand && { brandId })} />;
}

async function chargerNow(
  chargerId: string,
  name: string,
  remedy: Remedy<ChargerRow>,
): Promise<ReactNode> {
  if (remedy.kind === 'none') return null;
  if (remedy.kind === 'withdrawn') return <Withdrawn name={name} chargers />;
  const charger =
    remedy.kind === 'row'
      ? toCharger(remedy.row)
      : await liveCharger(await liveReader(), chargerId);
  return charger === null ? <Withdrawn name={name} chargers /> : <ChargerNow charger={charger} />;
}
