import { cairoToAlexandriaKm } from '@/config/energy';
import { plainArabic } from '@/lib/arabic';
import { m } from '@/paraglide/messages.js';

/** A trip between cities, guessed from what was typed. */
export type Trip = {
  from: string;
  to: string;
  oneWayKm: number;
  /** Whether it stands for a trip of unknown length. */
  isExample: boolean;
};

type Place = {
  name: () => string;
  /** km by road from Cairo, one way, rounded to 5. */
  km: number;
  /** As people write it, in Latin or in simplified Arabic letters. */
  written: RegExp;
};

const cairo: Place = {
  name: m.advice_place_cairo,
  km: 0,
  written: /cairo|giza|october|zayed|قاهره|جيزه|اكتوبر|زايد|تجمع/,
};

const alexandria: Place = {
  name: m.advice_place_alexandria,
  km: cairoToAlexandriaKm,
  written: /\balex|سكندري/,
};

/** Where people in Egypt travel to. */
const places: readonly Place[] = [
  alexandria,
  { name: m.advice_place_tanta, km: 95, written: /tanta|طنطا/ },
  { name: m.advice_place_fayoum, km: 105, written: /fayy?ou?m|فيوم/ },
  { name: m.advice_place_ismailia, km: 125, written: /isma[iy]?l[iy]+a|سماعيليه/ },
  { name: m.advice_place_mansoura, km: 130, written: /mansou?ra|منصوره/ },
  { name: m.advice_place_sokhna, km: 130, written: /s[ou]+k?h?na|سخنه/ },
  { name: m.advice_place_suez, km: 135, written: /suez|سويس/ },
  { name: m.advice_place_port_said, km: 200, written: /port ?sa[iy]+d|بور ?سعيد/ },
  { name: m.advice_place_damietta, km: 200, written: /damiett?a|دمياط/ },
  { name: m.advice_place_minya, km: 245, written: /\bmin[iy]+a\b|منيا/ },
  { name: m.advice_place_north_coast, km: 270, written: /north ?coast|sahel|alamein|ساحل|علمين/ },
  { name: m.advice_place_assiut, km: 375, written: /\bass?[iy]o?u?t|سيوط/ },
  { name: m.advice_place_gouna, km: 435, written: /gou?na|جونه/ },
  { name: m.advice_place_matrouh, km: 440, written: /matrou?h|مطروح/ },
  { name: m.advice_place_hurghada, km: 455, written: /hurg?h?ada|ghard[ae]qa|غردقه/ },
  { name: m.advice_place_sohag, km: 470, written: /soha[gj]|سوهاج/ },
  { name: m.advice_place_sharm, km: 500, written: /sharm|شرم/ },
  { name: m.advice_place_dahab, km: 580, written: /dahab|دهب/ },
  { name: m.advice_place_luxor, km: 650, written: /luxor|الاقصر/ },
  { name: m.advice_place_marsa_alam, km: 730, written: /marsa ?alam|مرسي علم/ },
  { name: m.advice_place_aswan, km: 870, written: /aswan|اسوان/ },
];

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
  return { from: from.name(), to: to.name(), oneWayKm, isExample };
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
