import { cairoToAlexandriaKm } from '#config/energy.ts';

/** Their names are the messages `advice_place_…`, with '_' for '-'. */
export type PlaceId =
  | 'cairo'
  | 'alexandria'
  | 'tanta'
  | 'fayoum'
  | 'ismailia'
  | 'mansoura'
  | 'sokhna'
  | 'suez'
  | 'port-said'
  | 'damietta'
  | 'minya'
  | 'north-coast'
  | 'assiut'
  | 'gouna'
  | 'matrouh'
  | 'hurghada'
  | 'sohag'
  | 'sharm'
  | 'dahab'
  | 'luxor'
  | 'marsa-alam'
  | 'aswan';

/** A city or a coast that people drive to. */
export type Place = {
  id: PlaceId;
  /** km by road from Cairo, one way, rounded to 5. */
  km: number;
  /** The way out of Cairo that leads there: places of one way lie one after the other. */
  way: 'coast' | 'delta' | 'canal' | 'red_sea' | 'nile' | 'sinai' | null;
  /** As people write it, in Latin or in simplified Arabic letters. */
  written: RegExp;
};

export const cairo: Place = {
  id: 'cairo',
  km: 0,
  way: null,
  written: /cairo|giza|october|zayed|قاهره|جيزه|اكتوبر|زايد|تجمع/,
};

export const alexandria: Place = {
  id: 'alexandria',
  km: cairoToAlexandriaKm,
  way: 'coast',
  written: /\balex|سكندري/,
};

/** Where people in Egypt travel to, the nearest to Cairo first save for Alexandria. */
export const places: readonly Place[] = [
  alexandria,
  { id: 'tanta', km: 95, way: 'delta', written: /tanta|طنطا/ },
  { id: 'fayoum', km: 105, way: 'nile', written: /fayy?ou?m|فيوم/ },
  {
    id: 'ismailia',
    km: 125,
    way: 'canal',
    written: /isma[iy]?l[iy]+a|سماعيليه/,
  },
  {
    id: 'mansoura',
    km: 130,
    way: 'delta',
    written: /mansou?ra|منصوره/,
  },
  {
    id: 'sokhna',
    km: 130,
    way: 'red_sea',
    written: /s[ou]+k?h?na|سخنه/,
  },
  { id: 'suez', km: 135, way: 'canal', written: /suez|سويس/ },
  {
    id: 'port-said',
    km: 200,
    way: 'canal',
    written: /port ?sa[iy]+d|بور ?سعيد/,
  },
  {
    id: 'damietta',
    km: 200,
    way: 'delta',
    written: /damiett?a|دمياط/,
  },
  { id: 'minya', km: 245, way: 'nile', written: /\bmin[iy]+a\b|منيا/ },
  {
    id: 'north-coast',
    km: 270,
    way: 'coast',
    written: /north ?coast|sahel|alamein|ساحل|علمين/,
  },
  {
    id: 'assiut',
    km: 375,
    way: 'nile',
    written: /\bass?[iy]o?u?t|سيوط/,
  },
  { id: 'gouna', km: 435, way: 'red_sea', written: /gou?na|جونه/ },
  { id: 'matrouh', km: 440, way: 'coast', written: /matrou?h|مطروح/ },
  {
    id: 'hurghada',
    km: 455,
    way: 'red_sea',
    written: /hurg?h?ada|ghard[ae]qa|غردقه/,
  },
  { id: 'sohag', km: 470, way: 'nile', written: /soha[gj]|سوهاج/ },
  { id: 'sharm', km: 500, way: 'sinai', written: /sharm|شرم/ },
  { id: 'dahab', km: 580, way: 'sinai', written: /dahab|دهب/ },
  { id: 'luxor', km: 650, way: 'nile', written: /luxor|الاقصر/ },
  {
    id: 'marsa-alam',
    km: 730,
    way: 'red_sea',
    written: /marsa ?alam|مرسي علم/,
  },
  { id: 'aswan', km: 870, way: 'nile', written: /aswan|اسوان/ },
];

export const everyPlace: readonly Place[] = [cairo, ...places];

export function placeOf(id: string): Place | undefined {
  return everyPlace.find((place) => place.id === id);
}

/**
 * How far two places are apart by road, km, rounded to 5. Distances are known from Cairo, so two places on different
 * ways out of it are counted through Cairo.
 */
export function distanceBetween(one: Place, other: Place): number {
  return one.way === other.way ? Math.abs(one.km - other.km) : one.km + other.km;
}
