import { plainArabic } from '#lib/arabic.ts';
import { searchWords } from '#lib/search-words.ts';
import type { RoadMap, RoadPlace } from './roads.ts';

/** How people write a place where that differs from its name, in Latin or in simplified Arabic letters. */
const spellings: Readonly<Partial<Record<string, RegExp>>> = {
  cairo: /cairo|قاهره/,
  'nasr-city': /nasr city|heliopolis|masr el gedida|مدينه نصر|مصر الجديده/,
  'new-cairo': /new cairo|tagam|fifth settlement|تجمع|القاهره الجديده/,
  maadi: /maadi|helwan|معادي|حلوان/,
  giza: /giza|جيزه/,
  october: /october|zayed|اكتوبر|زايد/,
  alexandria: /\balex|سكندري/,
  tanta: /tanta|طنطا/,
  fayoum: /fayy?ou?m|فيوم/,
  ismailia: /isma[iy]?l[iy]+a|سماعيليه/,
  mansoura: /mansou?ra|منصوره/,
  sokhna: /s[ou]+k?h?na|سخنه/,
  suez: /suez|سويس/,
  'port-said': /port ?sa[iy]+d|بور ?سعيد/,
  damietta: /damiett?a|دمياط/,
  minya: /\bmin[iy]+a\b|منيا/,
  alamein: /alamein|علمين/,
  marassi: /north ?coast|sahel|marassi|sidi abdel rahman|ساحل|مراسي|سيدي عبد الرحمن/,
  assiut: /\bass?[iy]o?u?t|سيوط/,
  gouna: /gou?na|جونه/,
  matrouh: /matrou?h|مطروح/,
  hurghada: /hurg?h?ada|ghard[ae]qa|غردقه/,
  'soma-bay': /soma bay|makadi|سوما باي|مكادي/,
  sohag: /soha[gj]|سوهاج/,
  sharm: /sharm|شرم/,
  dahab: /dahab|دهب/,
  luxor: /luxor|الاقصر/,
  'marsa-alam': /marsa ?alam|مرسي علم/,
  aswan: /aswan|اسوان/,
};

/** The places that a text names, as people type them. */
export function placesNamed(map: RoadMap, text: string): RoadPlace[] {
  const typed = plainArabic(text.toLowerCase()).replace(/[-_\s]+/g, ' ');
  const words = ` ${searchWords(text)} `;
  const isNamed = ({ id, en, ar }: RoadPlace) =>
    spellings[id]?.test(typed) ?? [en, ar].some((name) => words.includes(` ${searchWords(name)} `));
  return map.places.filter((place) => place.kind !== 'node' && isNamed(place));
}
