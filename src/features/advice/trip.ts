import { placesNamed } from '#domain/place-words.ts';
import type { Ground } from '#domain/points-on-way.ts';
import { hasRapidNear } from '#domain/public-charging-of-car.ts';
import { placeIn, type RoadMap, type RoadPlace, routeBetween, usualTrip } from '#domain/roads.ts';
import { placeName } from '#features/trips/place-name.ts';

/** A trip between cities, guessed from what was typed. */
export type Trip = {
  from: string;
  to: string;
  /** The ids of both places. */
  ends: readonly [from: string, to: string];
  /** By the shortest way. */
  oneWayKm: number;
  /** Whether it stands for a trip of unknown length. */
  isExample: boolean;
};

/** Cairo names some of its streets after other cities, so one of these decides. */
const greaterCairo = ['new-cairo', 'nasr-city', 'maadi', 'october', 'giza', 'cairo'];

/**
 * The trip to plan with. Of several places the farthest counts; a trip that cannot be told is the usual one from home.
 * @param destination as typed
 * @param location the person's city or area, as typed; may be empty
 * @returns null where no road is known
 */
export function tripTo(map: RoadMap, destination: string, location: string): Trip | null {
  const lives = homeIn(map, location);
  if (lives === undefined) return null;
  const wanted = farthest(map, lives, placesNamed(map, destination));
  if (wanted) return tripBetween(map, lives, wanted);
  const usual = lives.id === usualTrip.to ? usualTrip.from : usualTrip.to;
  const example = tripBetween(map, lives, placeIn(map, usual));
  return example && { ...example, isExample: true };
}

/** The trip from one place to another, one way; null to the same place, or where no road leads. */
export function tripBetween(
  map: RoadMap,
  from: RoadPlace | undefined,
  to: RoadPlace | undefined,
): Trip | null {
  const km = from && to ? routeBetween(map, from.id, to.id)?.km : undefined;
  if (!from || !to || !km) return null;
  const ends = [from.id, to.id] as const;
  return { from: placeName(from), to: placeName(to), ends, oneWayKm: km, isExample: false };
}

/** The name of the home that somebody typed, where no public rapid charger is known near it; else null. */
export function slowHomeIn({ map, points }: Ground, location: string): string | null {
  const home = homeIn(map, location);
  return home === undefined || hasRapidNear(points, home) ? null : placeName(home);
}

function homeIn(map: RoadMap, location: string): RoadPlace | undefined {
  const named = placesNamed(map, location);
  const cairo = placeIn(map, usualTrip.from);
  const near = greaterCairo.flatMap((id) => named.find((place) => place.id === id) ?? []);
  return near[0] ?? (cairo && farthest(map, cairo, named)) ?? cairo;
}

function farthest(map: RoadMap, from: RoadPlace, named: readonly RoadPlace[]) {
  const reached = named.flatMap((place) => {
    const km = routeBetween(map, from.id, place.id)?.km ?? 0;
    return km > 0 ? [{ place, km }] : [];
  });
  return reached.toSorted((one, other) => other.km - one.km)[0]?.place;
}
