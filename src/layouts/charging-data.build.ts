import type { CollectionPage, Dataset, JsonLdObject, PlaceLeaf } from 'schema-dts';
import { openChargeMap } from '#config/open-charge-map.ts';
import { paths } from '#config/paths.ts';
import {
  type ChargingPoint,
  type FoldedPoint,
  foldTwins,
  isWorking,
} from '#domain/charging-points.ts';
import { connectorGroups } from '#domain/connector-groups.ts';
import { entriesOf, isOpen, isPlaceOpen } from '#domain/open-places.ts';
import type { ChargingHead } from '#features/charging/head.ts';
import { groupWords } from '#features/charging/point-words.ts';
import { pointName } from '#features/trips/place-name.ts';
import { m } from '#paraglide/messages.js';
import { breadcrumbData, collectionData } from './structured-data.build.ts';

const absolute = (path: string) => new URL(path, import.meta.env.SITE).href;

const hub = () => ({ name: m.charging_title(), path: paths.charging });

/** The page of all places, and the file that holds them. */
export function chargingPageData(count: number, description: string): JsonLdObject[] {
  const file: Dataset = {
    '@type': 'Dataset',
    name: m.charging_title(),
    description,
    url: absolute(paths.charging),
    license: openChargeMap.licenceText,
    isBasedOn: openChargeMap.site,
    creator: { '@type': 'Organization', name: m.charging_attribution_source() },
    spatialCoverage: 'EG',
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: absolute(paths.pointData),
    },
  };
  return [collectionData(hub(), count), file];
}

/** The vocabulary has no charging station; an AutomotiveBusiness sells or repairs cars. So each is a Place with amenities. */
export function pointListData(
  head: ChargingHead,
  points: readonly ChargingPoint[],
): JsonLdObject[] {
  const open = foldTwins(points).filter(isPlaceOpen);
  const page: CollectionPage = {
    '@type': 'CollectionPage',
    name: head.heading,
    url: absolute(head.path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: open.length,
      itemListElement: open.map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: placeData(place, head.path),
      })),
    },
  };
  return [breadcrumbData([hub()], head.heading), page];
}

function placeData(place: FoldedPoint, path: string): PlaceLeaf {
  const { point } = place;
  // Of each entry by itself, since some are the same chargers again.
  const plugs = entriesOf(place)
    .filter(isOpen)
    .flatMap((entry) => connectorGroups(entry).filter(isWorking).map(groupWords));
  return {
    '@type': 'Place',
    name: pointName(point),
    url: absolute(`${path}#${point.id}`),
    geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon },
    amenityFeature: [...new Set(plugs)].map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}
