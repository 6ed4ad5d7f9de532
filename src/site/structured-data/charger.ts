import type { ProductLeaf } from 'schema-dts';
import { paths } from '@/config/paths';
import type { Charger } from '@/features/catalogue/charger';
import { categoryLabel } from '@/features/charger/categories';
import { chargerMeta } from '@/features/charger/figures';
import { m } from '@/paraglide/messages.js';
import { figureData } from './figure';
import { offerData } from './offer';

/**
 * The charger of a page; none when it has no price, since search engines ask a Product for one.
 * @param site the site's origin
 * @param today yyyy-MM-dd
 */
export function chargerData(charger: Charger, site: URL, today: string): ProductLeaf[] {
  const offers = offerData(charger, today);
  if (offers === undefined) return [];
  const { connectorType } = charger;
  return [
    {
      '@type': 'Product',
      name: charger.name,
      description: chargerMeta(charger).description,
      url: new URL(paths.charger(charger.id), site).href,
      image: charger.images.map((image) => new URL(image, site).href),
      category: categoryLabel(charger.category),
      additionalProperty: [
        ...figureData(m.charger_spec_power(), charger.powerKw, m.unit_kw()),
        ...(connectorType === null
          ? []
          : [
              {
                '@type': 'PropertyValue' as const,
                name: m.charger_spec_connector(),
                value: connectorType,
              },
            ]),
      ],
      offers,
    },
  ];
}
