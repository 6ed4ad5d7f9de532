import { alexandria, cairo, type Place, places } from '#domain/places.ts';
import { placeName } from '#features/trips/place-name.ts';
import { plainArabic } from '#lib/arabic.ts';

/** A trip between cities, guessed from what was typed. */
export type Trip = {
  from: string;
  to: string;
  oneWayKm: number;
  /** Whether it stands for a trip of unknown length. */
  isExample: boolean;
};

/**
 * The trip to plan with. One end is always Cairo, because distances are known from there. Of several places the farthest
 * counts; if no distance is known, Cairo to Alexandria is the example.
 * @param destination as typed
 * @param location the person's city or area, as typed; may be empty
 */
export function tripTo(destination: string, location: string): Trip {
  // Cairo names some of its streets after other cities.
  const lives = isIn(cairo, location) ? cairo : (farthestIn(location) ?? cairo);
  const wanted = farthestIn(destination);
  const example = between(cairo, alexandria, true);
  if (lives === cairo) return wanted ? between(cairo, wanted) : example;
  return wanted === null && isIn(cairo, destination) ? between(lives, cairo) : example;
}

function between(from: Place, to: Place, isExample = false): Trip {
  const oneWayKm = Math.abs(from.km - to.km);
  return { from: placeName(from), to: placeName(to), oneWayKm, isExample };
}

function farthestIn(text: string): Place | null {
  const named = places.filter((place) => isIn(place, text));
  return named.toSorted((one, other) => other.km - one.km)[0] ?? null;
}

function isIn({ written }: Place, text: string): boolean {
  return written.test(plainLetters(text));
}

/** A text in one spelling: 'Al-Iskandaria' as 'al iskandaria', 'الأسكندرية' as 'الاسكندريه'. */
function plainLetters(text: string): string {
  return plainArabic(text.toLowerCase()).replace(/[-_\s]+/g, ' ');
}
