import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { placeIn, type RoadPlaces } from '#domain/roads.ts';
import { placeName } from '#features/trips/place-name.ts';
import { formatUngrouped } from '#lib/number.ts';
import { openDraft, saveDraft } from '#session/draft.ts';
import { $user } from '#session/session.store.ts';
import { dailyKmOf, type Wishes } from './wishes.ts';

/** Saves the answers as the draft of the advice form, so that nothing has to be typed twice. */
export function usePrefilledAdvice(wishes: Wishes, roads: RoadPlaces): void {
  const userId = useStore($user, { ssr: () => null })?.id;
  useEffect(() => {
    const km = dailyKmOf(wishes);
    if (userId === undefined || km === 'wrong') return;
    const draft = openDraft('advice', userId);
    const [trip, home] = [placeIn(roads, wishes.trip), placeIn(roads, wishes.home)];
    saveDraft('advice', userId, {
      ...draft,
      values: {
        ...draft.values,
        daily_km: formatUngrouped(km),
        travel_between_cities: trip ? 'yes' : 'no',
        ...(trip && { travel_destination: placeName(trip) }),
        private_parking: wishes.parking ? 'yes' : 'no',
        location: home ? placeName(home) : '',
      },
    });
  }, [userId, wishes, roads]);
}
