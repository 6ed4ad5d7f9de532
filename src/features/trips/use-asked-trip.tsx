import { useLayoutEffect, useState } from 'react';
import { destinationsIn, homesIn, type RoadMap, usualTrip } from '#domain/roads.ts';
import { tripAddress } from '#domain/trip-address.ts';
import { replaceSearch } from '#lib/state-in-address.ts';
import { setHomePlace } from '#session/home-place.store.ts';
import { useHome } from './use-home.tsx';

/**
 * The trip that a page plans: as its address says, which then follows it and can be sent; else from the reader's home to
 * Alexandria.
 */
export function useAskedTrip(map: RoadMap | undefined) {
  const home = useHome(map);
  const [asked, setAsked] = useState<{ from: string | null; to: string | null }>({
    from: null,
    to: null,
  });
  useLayoutEffect(() => setAsked(tripAddress.read(location.search)), []);
  const isHome = homesIn(map ?? { places: [] }).some(({ id }) => id === asked.from);
  const isEnd = destinationsIn(map ?? { places: [] }).some(({ id }) => id === asked.to);
  const ask = (trip: typeof asked) => {
    setAsked(trip);
    replaceSearch(tripAddress.write(trip, location.search));
  };
  return {
    from: (isHome && asked.from) || home,
    to: (isEnd && asked.to) || usualTrip.to,
    /** A home that is chosen is the reader's, on other pages too. */
    leaveFrom: (from: string) => {
      setHomePlace(from);
      ask({ ...asked, from: asked.from === null ? null : from });
    },
    goTo: (to: string) => ask({ ...asked, to }),
  };
}
