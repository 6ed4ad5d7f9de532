import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ButtonLink } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { plainPath } from '#config/addresses.ts';
import { type CataloguePath, catalogueAddress, paths } from '#config/paths.ts';
import { cairoToday } from '#domain/cairo.ts';
import { isSameCar } from '#domain/slug.ts';
import { BrandPage } from '#features/brand/BrandPage.tsx';
import { CarPage } from '#features/car/CarPage.tsx';
import { InsteadOfPage } from '#features/catalogue/InsteadOfPage.tsx';
import { usePageMeta } from '#features/catalogue/use-page.tsx';
import { ChargerPage } from '#features/charger/ChargerPage.tsx';
import { Tray } from '#features/compare/CompareTray.tsx';
import { m } from '#paraglide/messages.js';
import { removeCar } from '#session/recent.store.ts';
import { AvailableBrands, Loading, loadingText, useLive } from './Loading.tsx';

type Props = {
  /** The page that says that there is none. */
  children?: ReactNode;
};

/**
 * Stands where there is no file. An address of the catalogue may name a record that is newer than the build: it is
 * looked up, and shown by the component that built pages use.
 */
export default function LivePage({ children }: Props) {
  const [address, setAddress] = useState<CataloguePath | null>(null);
  useEffect(() => {
    const { origin, pathname, search, hash } = location;
    // Some programs percent-encode more than the site does, as %2B for a plus: no file has that name.
    const plain = plainPath(pathname);
    if (plain === pathname) setAddress(catalogueAddress(pathname));
    else location.replace(origin + plain + search + hash);
  }, []);
  return <Island>{address === null ? children : <Found address={address} />}</Island>;
}

function Found({ address }: { address: CataloguePath }) {
  switch (address.kind) {
    case 'brand':
      return <LiveBrand {...address} />;
    case 'car':
      return <LiveCar {...address} />;
    case 'charger':
      return <LiveCharger {...address} />;
  }
}

/** Code that reads the backend; no other page than one that is looked up needs it at once. */
const loadReader = async () => {
  const [{ liveReader }, live] = await Promise.all([
    import('#data/browser-client.ts'),
    import('#catalogue/live.ts'),
  ]);
  return { reader: await liveReader(), ...live };
};

async function findBrand(brandId: string) {
  const { reader, liveBrand } = await loadReader();
  return liveBrand(reader, brandId);
}

const loadRates = async () => {
  const [{ tariffsFrom }, { fetchFigures }] = await Promise.all([
    import('#domain/tariffs.ts'),
    import('#features/tariffs/fetch-figures.ts'),
  ]);
  return tariffsFrom(await fetchFigures());
};

/** The same with what the cards of its models go by, null where that cannot be had. */
async function findBrandPage(brandId: string) {
  const [brand, rates] = await Promise.all([findBrand(brandId), loadRates().catch(() => null)]);
  return brand && { brand, rates };
}

async function findCharger(chargerId: string) {
  const { reader, liveCharger } = await loadReader();
  return liveCharger(reader, chargerId);
}

/** For a missing car the result still holds its brand, if that exists. */
async function findCar(brandId: string, carId: string) {
  const [brand, { tariffsFrom }, { fetchFigures }, { moneyFacts }] = await Promise.all([
    findBrand(brandId),
    import('#domain/tariffs.ts'),
    import('#features/tariffs/fetch-figures.ts'),
    import('#domain/money-facts.ts'),
  ]);
  // An address may hold a name that the car had before.
  const car = brand?.models.find(({ id }) => isSameCar({ brandId, id }, { brandId, id: carId }));
  const figures = await fetchFigures();
  // No charger is looked up for a page that stands for a day at most.
  return { brand, car, tariffs: tariffsFrom(figures), money: moneyFacts(figures, null) };
}

function LiveBrand({ brandId }: { brandId: string }) {
  const live = useLive(useCallback(() => findBrandPage(brandId), [brandId]));
  useTitle(live.status, {
    loading: loadingText.brand(),
    missing: m.live_brand_missing(),
    failed: m.live_brand_failed(),
  });
  switch (live.status) {
    case 'loading':
      return <Loading kind="brand" />;
    case 'found':
      return (
        <>
          <BrandPage {...live.found} today={cairoToday()} live />
          <Tray />
        </>
      );
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

function LiveCar({ brandId, carId }: { brandId: string; carId: string }) {
  const live = useLive(useCallback(() => findCar(brandId, carId), [brandId, carId]));
  const found = live.status === 'found' ? live.found : null;
  const status = found && !found.car ? 'missing' : live.status;
  useTitle(status, {
    loading: loadingText.car(),
    missing: m.live_car_missing(),
    failed: m.live_car_failed(),
  });
  useEffect(() => {
    if (status === 'missing') removeCar({ brandId, id: carId });
  }, [status, brandId, carId]);
  if (found?.car) {
    const { car, tariffs, money } = found;
    const facts = { car, tariffs, money };
    return <CarPage {...facts} similar={[]} today={cairoToday()} live />;
  }
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
  const live = useLive(useCallback(() => findCharger(chargerId), [chargerId]));
  useTitle(live.status, {
    loading: loadingText.charger(),
    missing: m.live_charger_missing(),
    failed: m.charger_load_failed(),
  });
  switch (live.status) {
    case 'loading':
      return <Loading kind="charger" />;
    case 'found':
      return <ChargerPage charger={live.found} fitting={null} today={cairoToday()} />;
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

type Titles = Record<'loading' | 'missing' | 'failed', string>;

/** The found page sets its title itself. */
function useTitle(status: keyof Titles | 'found', titles: Titles): void {
  usePageMeta(status === 'found' ? null : { title: titles[status] });
}
