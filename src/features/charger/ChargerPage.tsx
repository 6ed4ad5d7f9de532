import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $changes } from '#catalogue/freshness.store.ts';
import { Badge } from '#components/Badge.tsx';
import { Breadcrumbs } from '#components/Breadcrumbs.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { Name } from '#components/Name.tsx';
import { ShareSign } from '#components/ShareButton.tsx';
import { SpecList } from '#components/SpecList.tsx';
import { chargingAssumptions } from '#config/energy.ts';
import { paths } from '#config/paths.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import type { Charger } from '#domain/charger.ts';
import { isWithdrawn } from '#domain/record-changes.ts';
import { FavouriteButton } from '#features/catalogue/FavouriteButton.tsx';
import { FitNotice } from '#features/catalogue/FitNotice.tsx';
import { Gallery } from '#features/catalogue/Gallery.tsx';
import { Withdrawn } from '#features/catalogue/InsteadOfPage.tsx';
import { PriceBox } from '#features/catalogue/PriceBox.tsx';
import { loadFresher, useFresher, usePageMeta, useToday } from '#features/catalogue/use-page.tsx';
import { ContactSalesLink } from '#features/request/ContactSalesLink.tsx';
import { $pageCharger } from '#features/request/dialog.store.ts';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { asCount, formatEgp, formatNumber, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { categoryLabel } from './categories.ts';
import {
  chargerMeta,
  type FittingCars,
  featuresOf,
  installationOf,
  specRows,
  totalText,
} from './figures.ts';

type Props = {
  charger: Charger;
  /** The cars that it charges; null if the page was looked up, not built. */
  fitting: FittingCars | null;
  /** The day of the build, yyyy-MM-dd. */
  today: string;
};

const lookUpCharger = async (changes: CatalogueChanges, charger: Charger) =>
  (await loadFresher()).freshCharger(changes, charger);

/** The page of a charger, as an island. */
export default function ChargerDetails(props: Props) {
  return (
    <Island>
      <ChargerPage {...props} />
    </Island>
  );
}

/** The page of a charger: built, hydrated, or looked up because the charger is newer than the build. */
export function ChargerPage({ charger: built, fitting, today: dayOfBuild }: Props) {
  const today = useToday(dayOfBuild);
  const { item: charger, state } = useFresher(built, lookUpCharger);
  const isWithdrawn = state === 'withdrawn';
  const isNew = fitting === null || state === 'updated';
  usePageMeta(!isWithdrawn && isNew ? chargerMeta(charger, today) : null);
  useEffect(() => {
    const { recordId: id, name, connectorType } = charger;
    $pageCharger.set(isWithdrawn ? null : { id, name, connectorType });
  }, [charger, isWithdrawn]);
  return (
    <>
      {isWithdrawn ? (
        <Withdrawn name={charger.name} chargers />
      ) : (
        <ChargerContent charger={charger} today={today} />
      )}
      {fitting && <FittingCarList charger={charger} fitting={fitting} />}
    </>
  );
}

/** All that the page says of the charger itself. */
export function ChargerContent({ charger, today }: { charger: Charger; today: string }) {
  const { name } = charger;
  const features = featuresOf(charger);
  return (
    <div className="wrap pt-5">
      <Breadcrumbs
        items={[
          { label: m.charger_back(), href: paths.chargers, isWayBack: true },
          { label: name },
        ]}
      />
      <div className="item-top">
        <header>
          <h1 className="text-title">
            <Name text={name} />
          </h1>
          <p className="mt-4">
            <Badge tone="accent">{categoryLabel(charger.category)}</Badge>
          </p>
        </header>
        <Gallery
          images={charger.images}
          place="charger"
          label={m.charger_gallery_label({ name })}
          alt={(index, count) => m.charger_gallery_alt({ name, index, count })}
          alts={charger.imageAlts}
          credits={charger.imageCredits}
          show={(index, count) => m.charger_gallery_show({ index, count })}
        >
          <ShareSign
            path={paths.charger(charger.id)}
            title={name}
            text={m.charger_share_text({ name, price: formatEgp(charger.price) })}
          />
          <FavouriteButton item="charger" recordKey={charger.recordId} name={name} />
        </Gallery>
        <ChargerPrice charger={charger} today={today} />
      </div>
      <div className="mt-[clamp(3rem,6vw,4.5rem)] grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-x-[clamp(2rem,6vw,5rem)] gap-y-12 [&>*]:min-w-0">
        <section aria-labelledby="specs-title">
          <h2 id="specs-title" className="mb-5 text-heading">
            {m.charger_specs()}
          </h2>
          <SpecList rows={specRows(charger)} />
        </section>
        {features.length > 0 && (
          <section aria-labelledby="features-title">
            <h2 id="features-title" className="text-heading">
              {m.charger_features()}
            </h2>
            <ul className="mt-5 grid gap-2.5">
              {features.map((feature) => (
                <li
                  key={feature}
                  className="relative ps-6 before:absolute before:start-0 before:top-[0.75em] before:h-0.5 before:w-3 before:bg-accent"
                >
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

/** The prices of the charger and its installation, and whom to ask. */
function ChargerPrice({ charger, today }: { charger: Charger; today: string }) {
  const { name } = charger;
  const installation = installationOf(charger);
  return (
    <PriceBox item={charger} favourite={`charger:${charger.recordId}`} today={today}>
      <p className="installation text-small">
        <span>{m.charger_installation()}</span>
        {installation.price !== null && (
          <strong className="tabular-nums">{formatEgp(installation.price)}</strong>
        )}
        <span>{installation.note}</span>
      </p>
      {installation.needed && (
        <p className="mb-5 flex flex-wrap justify-between gap-x-4 text-small">
          <span>{m.charger_total()}</span>
          <strong className="tabular-nums first-letter:uppercase">{totalText(charger)}</strong>
        </p>
      )}
      <FitNotice connectorType={charger.connectorType} />
      <div className="screen-only grid gap-2.5">
        {installation.needed && (
          <RequestButton kind="charger_advice" variant="accent">
            {m.charger_install_request()}
          </RequestButton>
        )}
        <ContactSalesLink message={m.charger_contact_message({ name })}>
          {m.charger_contact()}
        </ContactSalesLink>
        <ButtonLink href={`${paths.chargers}#faq`} variant="ghost">
          {m.charger_question()}
        </ButtonLink>
      </div>
    </PriceBox>
  );
}

type FittingProps = { charger: Pick<Charger, 'connectorType'>; fitting: FittingCars };

/** The cars that the charger fits, with their charging times, without cars withdrawn since the build. */
function FittingCarList({ charger, fitting: { count, cars: built, misfits } }: FittingProps) {
  const changes = useStore($changes, { ssr: 'initial' });
  const cars = changes ? built.filter((car) => !isWithdrawn(changes, car)) : built;
  if (built.length > 0 && cars.length === 0) return null;
  return (
    <section className="wrap py-16 md:py-24" aria-labelledby="cars-title">
      <h2 id="cars-title" className="text-heading">
        {m.charger_cars_title()}
      </h2>
      {count === 0 ? (
        <p className="mt-3 text-muted">{m.charger_cars_none()}</p>
      ) : (
        <>
          <p className="mt-3 text-muted">
            {m.charger_cars_count({ ...asCount(count), connector: charger.connectorType ?? '' })}
          </p>
          {misfits && (
            <p className="mt-3 font-semibold">
              {m.charger_namesake({
                brand: misfits.brand,
                ...asCount(misfits.count),
                all: formatNumber(misfits.all),
              })}
            </p>
          )}
          <ul className="mt-5 grid gap-x-12 lg:grid-cols-2 lg:gap-x-20">
            {cars.map(({ recordId, brandId, id, name, time }) => (
              <li
                key={recordId}
                className="grid flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3 sm:flex"
              >
                <a className="link font-semibold" href={paths.car(brandId, id)}>
                  <Name text={name} />
                </a>
                {time && <span className="text-small tabular-nums text-muted">{time}</span>}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-micro text-muted">
            {m.charger_cars_note({
              loss: formatShare(chargingAssumptions.loss),
              share: formatShare(chargingAssumptions.rapidMeanShare),
            })}
          </p>
        </>
      )}
      <p className="mt-4">
        <a className="link text-small font-semibold" href={paths.cars}>
          {m.charger_cars_all()}
        </a>
      </p>
    </section>
  );
}
