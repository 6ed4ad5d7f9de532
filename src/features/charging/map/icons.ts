import { divIcon } from 'leaflet';
import { formatNumber } from '#lib/number.ts';
import { memoized } from '#lib/once.ts';

/** How a place looks on the map: it charges rapidly or slowly, or nobody can charge there now. */
export type PointLook = 'rapid' | 'slow' | 'closed';

/** Large enough for a thumb; the mark inside is smaller, see `map.css`. */
export const thumb = 44;

// Leaflet draws a marker again when its icon is another one, and the focus is lost: each is made once.

export const pointIcon = memoized((key: `${PointLook}${'' | ' map-open'}`) =>
  divIcon({ className: `map-point map-${key}`, iconSize: [thumb, thumb] }),
);

/** @param count of places that stand too close to be told apart */
export const clusterIcon = memoized((count: number) =>
  divIcon({
    className: `map-cluster ${count < 10 ? '' : count < 100 ? 'map-many' : 'map-most'}`,
    html: formatNumber(count),
    iconSize: [thumb, thumb],
  }),
);
