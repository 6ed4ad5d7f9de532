import { useCallback, useEffect } from 'react';
import type { CatalogueAddress } from '@/config/catalogue-address';
import { paths } from '@/config/paths';
import { liveReader } from '@/data/live-client';
import { liveBrand, liveCharger } from '@/features/catalogue/live';
import { forgetCar } from '@/features/recent/recent';
import { tariffsFrom } from '@/features/tariffs/tariffs';
import { fetchFigures } from '@/features/tariffs/tariffs-file';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { AvailableBrands } from './AvailableBrands';
import { BrandNow, CarNow, ChargerNow } from './Drawn';
import { draw } from './draw';
import { InsteadOfPage } from './InsteadOfPage';
import { Loading } from './Loading';
import { setTitle } from './page-meta';
import { useLive } from './use-live';

/** Looks up what an address names and shows it in a place of the page (DECISIONS, 'Not built yet'). */
export function showLive(address: CatalogueAddress, place: HTMLElement): void {
  draw(place, <LivePage address={address} />);
}

function LivePage({ address }: { address: CatalogueAddress }) {
  switch (address.kind) {
    case 'brand':
      return <LiveBrand {...address} />;
    case 'car':
      return <LiveCar {...address} />;
    case 'charger':
      return <LiveCharger {...address} />;
  }
}

function LiveBrand({ brandId }: { brandId: string }) {
  const live = useLive(useCallback(async () => liveBrand(await liveReader(), brandId), [brandId]));
  useTitle(live.status, { missing: m.live_brand_missing(), failed: m.live_brand_failed() });
  switch (live.status) {
    case 'loading':
      return <Loading kind="brand" />;
    case 'found':
      return <BrandNow brand={live.found} />;
    case 'missing':
      return (
        <>
          <InsteadOfPage title={m.live_brand_missing()} text={m.live_brand_missing_text()}>
            <ButtonLink href={paths.cars}>{m.live_brands_link()}</ButtonLink>
          </InsteadOfPage>
          <AvailableBrands />
        </>
      );
    case 'failed':
      return (
        <InsteadOfPage {...live} title={m.live_brand_failed()} text={m.live_connection_text()}>
          <ButtonLink href={paths.cars} variant="secondary">
            {m.live_brands_link()}
          </ButtonLink>
        </InsteadOfPage>
      );
  }
}

/** Of a car that there is not, whether there is its brand. */
async function lookUpCar(brandId: string, carId: string) {
  const [brand, tariffs] = await Promise.all([
    liveReader().then((reader) => liveBrand(reader, brandId)),
    fetchFigures().then(tariffsFrom),
  ]);
  const car = brand?.models.find(({ id }) => id === carId);
  return { brand, car, tariffs };
}

function LiveCar({ brandId, carId }: { brandId: string; carId: string }) {
  const live = useLive(useCallback(() => lookUpCar(brandId, carId), [brandId, carId]));
  const found = live.status === 'found' ? live.found : null;
  const status = found && !found.car ? 'missing' : live.status;
  useTitle(status, { missing: m.live_car_missing(), failed: m.live_car_failed() });
  useEffect(() => {
    if (status === 'missing') forgetCar({ brandId, id: carId });
  }, [status, brandId, carId]);
  if (found?.car) return <CarNow car={found.car} tariffs={found.tariffs} />;
  if (live.status === 'loading') return <Loading kind="car" />;
  if (live.status === 'failed') {
    return (
      <InsteadOfPage {...live} title={m.live_car_failed()} text={m.live_connection_text()}>
        <ButtonLink href={paths.cars} variant="secondary">
          {m.live_cars_link()}
        </ButtonLink>
      </InsteadOfPage>
    );
  }
  return (
    <InsteadOfPage title={m.live_car_missing()} text={m.live_car_missing_text()}>
      <ButtonLink href={paths.cars}>{m.live_cars_link()}</ButtonLink>
      {found?.brand && (
        <ButtonLink href={paths.brand(brandId)} variant="secondary">
          {m.live_brand_link()}
        </ButtonLink>
      )}
    </InsteadOfPage>
  );
}

function LiveCharger({ chargerId }: { chargerId: string }) {
  const live = useLive(
    useCallback(async () => liveCharger(await liveReader(), chargerId), [chargerId]),
  );
  useTitle(live.status, { missing: m.live_charger_missing(), failed: m.charger_load_failed() });
  switch (live.status) {
    case 'loading':
      return <Loading kind="charger" />;
    case 'found':
      return <ChargerNow charger={live.found} />;
    case 'missing':
      return (
        <InsteadOfPage title={m.live_charger_missing()} text={m.live_charger_missing_text()}>
          <ButtonLink href={paths.chargers}>{m.live_chargers_link()}</ButtonLink>
        </InsteadOfPage>
      );
    case 'failed':
      return (
        <InsteadOfPage {...live} title={m.charger_load_failed()}>
          <ButtonLink href={paths.chargers} variant="secondary">
            {m.live_chargers_link()}
          </ButtonLink>
        </InsteadOfPage>
      );
  }
}

/** What is found sets its own title. */
function useTitle(status: string, { missing, failed }: { missing: string; failed: string }): void {
  useEffect(() => {
    if (status === 'missing') setTitle(missing);
    if (status === 'failed') setTitle(failed);
  }, [status, missing, failed]);
}
