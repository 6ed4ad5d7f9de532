import type { Brand } from '#domain/brand-file.ts';
import { driveName } from '#features/catalogue/facts.ts';
import { bodyTypeName, brandName } from '#features/catalogue/names.ts';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { FacetName } from './filters.ts';

/** What brands are called. */
export type NamedBrands = readonly Pick<Brand, 'id' | 'name' | 'nameAr'>[];

/** An option among those of its set. Charging protocols have the same name everywhere. */
export function optionLabel(facet: FacetName, value: string, brands: NamedBrands): string {
  switch (facet) {
    case 'brands': {
      const brand = brands.find(({ id }) => id === value);
      return brand ? brandName(brand) : value;
    }
    case 'bodyTypes':
      return bodyTypeName(value);
    case 'seats':
      return formatNumber(Number(value));
    case 'channels':
      return value === 'official' ? m.catalogue_official() : m.car_parallel_import();
    case 'plugs':
      return plugLabels[value]?.() ?? m.plug_unknown();
    case 'drives':
      return driveName(value);
    case 'powertrains':
      return value === 'EREV' ? m.listing_powertrain_erev() : m.listing_powertrain_bev();
    case 'protocols':
      return value;
  }
}

const plugLabels: Partial<Record<string, () => string>> = {
  recorded: m.plug_recorded,
  assumed: m.plug_assumed,
};

/** The same where it stands by itself. */
export function chipLabel(facet: FacetName, value: string, brands: NamedBrands): string {
  if (facet === 'seats') return m.listing_seats_of(asCount(Number(value)));
  if (facet === 'plugs' && value === 'recorded') return m.listing_chip_plug_recorded();
  if (facet === 'plugs' && value === 'assumed') return m.listing_chip_plug_assumed();
  return optionLabel(facet, value, brands);
}
