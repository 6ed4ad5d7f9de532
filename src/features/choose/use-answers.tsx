import { useEffect, useRef, useState } from 'react';
import { currentCars } from '#catalogue/catalogue.store.ts';
import { fetchGround } from '#catalogue/ground.ts';
import { useEarlyEntries } from '#components/use-early-entries.tsx';
import { useLoad } from '#components/use-load.tsx';
import { placeIn, type RoadPlaces } from '#domain/roads.ts';
import { replaceSearch } from '#lib/state-in-address.ts';
import { setHomePlace } from '#session/home-place.store.ts';
import { whyAddress } from './why-address.ts';
import {
  choiceAwaited,
  readEarlyWishes,
  readWishes,
  usualWishes,
  type Wishes,
  writeWishes,
} from './wishes.ts';

/** On a phone the form is folded away until somebody asks for it; what was asked for comes into sight. */
export function useFold() {
  const [isOpen, setOpen] = useState(false);
  const folded = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const asked = isOpen ? folded : results;
    asked.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return { isOpen, folded, results, toggle: () => setOpen(!isOpen) };
}

/** The answers, which the address follows, and what was typed before hydration. */
export function useAnswers(roads: RoadPlaces) {
  const [wishes, setWishes] = useState(usualWishes);
  const [why, setWhy] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEarlyEntries(form, (entries) => {
    const typed = readEarlyWishes(entries);
    setWishes(withKnownPlaces({ ...readWishes(location.search), ...typed }, roads));
    setWhy(whyAddress.read(location.search).why);
  });
  const change = (changed: Partial<Wishes>) => {
    const next = { ...wishes, ...changed };
    setWishes(next);
    replaceSearch(writeWishes(next, location.search));
    // The pages of cars and chargers begin with the same home.
    if (changed.home !== undefined) setHomePlace(changed.home);
  };
  const ask = (address: string) => {
    setWhy(address);
    replaceSearch(whyAddress.write({ why: address }, location.search));
  };
  return { wishes, why, change, ask, form };
}

/** The cars as they are now; `ground` is null where nobody travels, and undefined until it is there. */
export function useCatalogue(travels: boolean) {
  const { status, data: cars, load } = useLoad(currentCars);
  const { status: groundStatus, data: ground, load: loadGround } = useLoad(fetchGround);
  useEffect(() => {
    // In a layout effect, the asked cars would not have been rendered yet.
    document.documentElement.classList.remove(choiceAwaited);
    void load();
  }, [load]);
  useEffect(() => {
    if (travels) void loadGround();
  }, [travels, loadGround]);
  return {
    cars,
    ground: travels ? ground : null,
    hasFailed: status === 'failed' || (travels && groundStatus === 'failed'),
    retry: () => {
      void load();
      if (travels) void loadGround();
    },
  };
}

/** An address may name places that we do not know, or no longer. */
const withKnownPlaces = (wishes: Wishes, roads: RoadPlaces): Wishes => ({
  ...wishes,
  home: placeIn(roads, wishes.home)?.id ?? usualWishes().home,
  trip: placeIn(roads, wishes.trip)?.id ?? usualWishes().trip,
});
