import { plainArabic } from '#lib/arabic.ts';
import { searchWords } from '#lib/search-words.ts';
import { type District, districts } from './districts.ts';
import { governorates } from './governorates.ts';
import { placesNamed } from './place-words.ts';
import type { Position } from './position.ts';
import { placeIn, type RoadMap } from './roads.ts';

/** A place near which somebody looks for a charger. */
export type NearPlace = Position & { en: string; ar: string };

/**
 * The place that somebody names: a district, a town of the table of roads, by its id too, or a governorate, which is its
 * capital.
 * @returns null when no place is called so
 */
export function placeCalled(map: RoadMap, text: string): NearPlace | null {
  const byId = placeIn(map, text);
  if (byId) return byId;
  const plain = plainArabic(text.toLowerCase()).replace(/[-_\s]+/g, ' ');
  const district = districts.find(({ written }: District) => written.test(plain));
  if (district) return district;
  const [town] = placesNamed(map, text);
  if (town) return town;
  const words = searchWords(text);
  const governorate = words
    ? governorates.find((one) => [one.en, one.ar].some((name) => searchWords(name) === words))
    : undefined;
  return governorate ? { ...governorate.capital, en: governorate.en, ar: governorate.ar } : null;
}
