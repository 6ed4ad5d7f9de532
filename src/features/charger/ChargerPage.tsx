import './charger-page.css';
import { paths } from '@/config/paths';
import type { Charger } from '@/features/catalogue/charger';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { Gallery } from '@/features/catalogue/Gallery';
import { usePageMeta } from '@/features/catalogue/page-meta';
import { loadFresher, useFresher } from '@/features/catalogue/use-fresher';
import { useToday } from '@/features/catalogue/use-today';
import { Withdrawn } from '@/features/catalogue/Withdrawn';
import { FavouriteButton } from '@/features/favourites/FavouriteButton';
import { m } from '@/paraglide/messages.js';
import { Badge } from '@/ui/Badge';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Name } from '@/ui/Name';
import { ShareButton } from '@/ui/ShareButton';
import { SpecList } from '@/ui/SpecList';
import { ChargerPrice } from './ChargerPrice';
import { categoryLabel } from './categories';
import { FittingCarList } from './FittingCarList';
import { chargerMeta, featuresOf, specRows } from './figures';
import type { FittingCars } from './fitting-cars';

export type ChargerPageProps = {
  charger: Charger;
  /** The cars that it charges; null where the page was not built but looked up. */
  fitting: FittingCars | null;
  /** The day of the build, yyyy-MM-dd. */
  today: string;
};

const chargerNow = async (changes: CatalogueChanges, charger: Charger) =>
  (await loadFresher()).chargerNow(changes, charger);

/** The page of a charger: at the build, in the browser, and where a charger is newer than the build. */
export function ChargerPage({ charger: built, fitting, today: dayOfBuild }: ChargerPageProps) {
  const today = useToday(dayOfBuild);
  const { item: charger, standing } = useFresher(built, chargerNow);
  const isWithdrawn = standing === 'withdrawn';
  const isNew = fitting === null || standing === 'fresher';
  usePageMeta(!isWithdrawn && isNew ? chargerMeta(charger) : null);
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

function ChargerContent({ charger, today }: { charger: Charger; today: string }) {
  const { name } = charger;
  const features = featuresOf(charger);
  return (
    <div className="wrap pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumbs
          items={[
            { label: m.charger_back(), href: paths.chargers, isWayBack: true },
            { label: name },
          ]}
        />
        <ShareButton path={paths.charger(charger.id)} className="text-small" />
      </div>
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
          show={(index, count) => m.charger_gallery_show({ index, count })}
        >
          <FavouriteButton item="charger" recordKey={charger.recordId} name={name} />
        </Gallery>
        <ChargerPrice charger={charger} today={today} />
      </div>
      <div className="charger-facts">
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
            <ul className="charger-features">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
