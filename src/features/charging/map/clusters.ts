import type { Feature, Point } from 'geojson';
import Supercluster from 'supercluster';
import type { Position } from '#domain/position.ts';

type Placed = Position & { id: string };

/** A place, or several that stand too close to be told apart. */
export type Shown<Item> =
  | { kind: 'point'; item: Item }
  | { kind: 'cluster'; id: number; count: number; position: Position };

/** The part of the world that a map shows, degrees, and its zoom. */
export type Seen = { west: number; south: number; east: number; north: number; zoom: number };

/** From this zoom on every place stands by itself. */
const apartFrom = 15;

/** Places, gathered by how close they stand at each zoom. 20,000 are gathered in about a tenth of a second. */
export class Clusters<Item extends Placed> {
  readonly #index = new Supercluster<{ item: Item }>({ radius: 52, maxZoom: apartFrom - 1 });

  constructor(items: readonly Item[]) {
    this.#index.load(
      items.map((item): Feature<Point, { item: Item }> => {
        const geometry: Point = { type: 'Point', coordinates: [item.lon, item.lat] };
        return { type: 'Feature', properties: { item }, geometry };
      }),
    );
  }

  /** What is drawn in a part of the map. */
  in({ west, south, east, north, zoom }: Seen): Shown<Item>[] {
    return this.#index.getClusters([west, south, east, north], Math.round(zoom)).map((found) => {
      const [lon = 0, lat = 0] = found.geometry.coordinates;
      return 'item' in found.properties
        ? { kind: 'point', item: found.properties.item }
        : {
            kind: 'cluster',
            id: found.properties.cluster_id,
            count: found.properties.point_count,
            position: { lat, lon },
          };
    });
  }

  /** The zoom at which a cluster falls apart. */
  zoomOf(cluster: number): number {
    return this.#index.getClusterExpansionZoom(cluster);
  }
}
