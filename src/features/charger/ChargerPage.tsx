import './charger-page.css';
import { paths } from '@/config/paths';
import type { Charger } from '@/features/catalogue/charger';
import { FavouriteButton } from '@/features/favourites/FavouriteButton';
import { m } from '@/paraglide/messages.js';
import { Badge } from '@/ui/Badge';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Gallery } from '@/ui/Gallery';
import { Name } from '@/ui/Name';
import { SpecList } from '@/ui/SpecList';
import { ChargerPrice } from './ChargerPrice';
import { categoryLabel } from './categories';
import { featuresOf, specRows } from './figures';

/** All that a charger's page says about the charger itself. */
export function ChargerPage({ charger }: { charger: Charger }) {
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
        <button type="button" className="link needs-script py-2.5 text-small" data-share="">
          {m.ui_share()}
        </button>
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
        <ChargerPrice charger={charger} />
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
