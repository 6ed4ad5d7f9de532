import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { destinationsIn, homesIn, type RoadMap, usualTrip } from '#domain/roads.ts';
import { type AskedTrip, tripAddress } from '#domain/trip-address.ts';
import { replaceSearch } from '#lib/state-in-address.ts';
import { setHomePlace } from '#session/home-place.store.ts';
import { useHome } from './use-home.tsx';

const noTrip: AskedTrip = { from: null, to: null };

/** As the address says; all parts of a page go by the same. */
const $askedTrip = atom(noTrip);

/**
 * The trip that a page plans: as its address says, which then follows it and can be sent; else from the reader's home to
 * Alexandria.
 */
export function useAskedTrip(map: RoadMap | undefined) {
  const home = useHome(map);
  const asked = useStore($askedTrip, { ssr: () => noTrip });
  useLayoutEffect(() => $askedTrip.set(tripAddress.read(location.search)), []);
  const isHome = homesIn(map ?? { places: [] }).some(({ id }) => id === asked.from);
  const isEnd = destinationsIn(map ?? { places: [] }).some(({ id }) => id === asked.to);
  const ask = (trip: AskedTrip) => {
    $askedTrip.set(trip);
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
