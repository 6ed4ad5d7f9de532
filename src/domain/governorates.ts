import { plainArabic } from '#lib/arabic.ts';
import { kilometresBetween, type Position } from './position.ts';

/** A governorate of Egypt. */
export type Governorate = {
  id: GovernorateId;
  en: string;
  ar: string;
  /** Its capital, by which a place without any other sign is put there. */
  capital: Position;
};

/** From north to south within each region, as people list them. */
export const governorateIds = [
  'cairo',
  'giza',
  'qalyubia',
  'alexandria',
  'beheira',
  'matrouh',
  'kafr-el-sheikh',
  'gharbia',
  'monufia',
  'dakahlia',
  'damietta',
  'sharqia',
  'port-said',
  'ismailia',
  'suez',
  'north-sinai',
  'south-sinai',
  'red-sea',
  'fayoum',
  'beni-suef',
  'minya',
  'assiut',
  'sohag',
  'qena',
  'luxor',
  'aswan',
  'new-valley',
] as const;

export type GovernorateId = (typeof governorateIds)[number];

const known: Readonly<Record<GovernorateId, [en: string, ar: string, lat: number, lon: number]>> = {
  cairo: ['Cairo', 'القاهرة', 30.044, 31.236],
  giza: ['Giza', 'الجيزة', 30.013, 31.209],
  qalyubia: ['Qalyubia', 'القليوبية', 30.466, 31.185],
  alexandria: ['Alexandria', 'الإسكندرية', 31.2, 29.919],
  beheira: ['Beheira', 'البحيرة', 31.034, 30.468],
  matrouh: ['Matrouh', 'مطروح', 31.353, 27.237],
  'kafr-el-sheikh': ['Kafr El Sheikh', 'كفر الشيخ', 31.111, 30.94],
  gharbia: ['Gharbia', 'الغربية', 30.788, 31.002],
  monufia: ['Monufia', 'المنوفية', 30.552, 31.009],
  dakahlia: ['Dakahlia', 'الدقهلية', 31.041, 31.378],
  damietta: ['Damietta', 'دمياط', 31.417, 31.814],
  sharqia: ['Sharqia', 'الشرقية', 30.588, 31.502],
  'port-said': ['Port Said', 'بورسعيد', 31.257, 32.288],
  ismailia: ['Ismailia', 'الإسماعيلية', 30.604, 32.272],
  suez: ['Suez', 'السويس', 29.967, 32.55],
  'north-sinai': ['North Sinai', 'شمال سيناء', 31.132, 33.804],
  'south-sinai': ['South Sinai', 'جنوب سيناء', 28.241, 33.622],
  'red-sea': ['Red Sea', 'البحر الأحمر', 27.257, 33.812],
  fayoum: ['Fayoum', 'الفيوم', 29.308, 30.842],
  'beni-suef': ['Beni Suef', 'بني سويف', 29.066, 31.099],
  minya: ['Minya', 'المنيا', 28.109, 30.75],
  assiut: ['Assiut', 'أسيوط', 27.181, 31.184],
  sohag: ['Sohag', 'سوهاج', 26.557, 31.695],
  qena: ['Qena', 'قنا', 26.164, 32.727],
  luxor: ['Luxor', 'الأقصر', 25.687, 32.64],
  aswan: ['Aswan', 'أسوان', 24.089, 32.9],
  'new-valley': ['New Valley', 'الوادي الجديد', 25.439, 30.559],
};

export const governorates: readonly Governorate[] = governorateIds.map((id) => {
  const [en, ar, lat, lon] = known[id];
  return { id, en, ar, capital: { lat, lon } };
});

type Names = readonly (readonly [RegExp, GovernorateId])[];

/** New cities that sources put into the governorate beside theirs: their names count more than that of a province. */
const newCities: Names = [
  [/obour|عبور/, 'qalyubia'],
  [/10th of ramadan|العاشر من رمضان/, 'sharqia'],
  [/sokhna|سخنه/, 'suez'],
];

/** Towns and districts, for places without a province. What is written more narrowly comes first. */
const towns: Names = [
  [/new capital|administrative capital|العاصم[هة] الاداري/, 'cairo'],
  [/october|zayed|dokki|dukki|mohandes|اكتوبر|زايد|دقي|مهندسين/, 'giza'],
  [/new cairo|nasr|heliopolis|masr el g|maadi|mokattam|sh?oh?rouk|shrouk|madinaty|kattam/, 'cairo'],
  [/zamalek|abbas|down ?town|mosta[kq]bal|el salam|تجمع|مدينه نصر|معادي|شروق|مقطم/, 'cairo'],
  [/borg el arab|miami|smouha|برج العرب/, 'alexandria'],
  [/alameen|alamein|abdel rahman|ras el h[ie]km|siwa|علمين|سيوه/, 'matrouh'],
  [/sadat|سادات/, 'monufia'],
  [/tanta|طنطا/, 'gharbia'],
  [/mansoura|منصوره/, 'dakahlia'],
  [/ras el bar|راس البر/, 'damietta'],
  [/galala|جلاله/, 'suez'],
  [/ras se?d[re]|sharm|dahab|nuweiba|taba|راس سدر|شرم|دهب|نويبع|طابا/, 'south-sinai'],
  [/nekhel|arish|نخل|عريش/, 'north-sinai'],
  [/soma ?bay|makadi|gouna|hurghada|safaga|quseir|marsa alam|غردقه|جونه|سفاجا|مرسي علم/, 'red-sea'],
];

const provinces: Names = [
  [/cairo|قاهره/, 'cairo'],
  [/giza|جيزه/, 'giza'],
  [/q[ua]+l[iy]+[ou]+b|قليوبيه/, 'qalyubia'],
  [/alex|اسكندريه/, 'alexandria'],
  [/b[ae]?h[aei]+ra|بحيره/, 'beheira'],
  [/matrou?h|مطروح/, 'matrouh'],
  [/kafr|كفر الشيخ/, 'kafr-el-sheikh'],
  [/gh?arb[iy]+|غربيه/, 'gharbia'],
  [/m[eiou]+n[ou]+f[iy]+|منوفيه/, 'monufia'],
  [/da[kq]ahl|دقهليه/, 'dakahlia'],
  [/damiett?a|دمياط/, 'damietta'],
  [/shar[kq][iy]+|شرقيه/, 'sharqia'],
  [/port ?sa[iy]d|بور ?سعيد/, 'port-said'],
  [/ismail|سماعيليه/, 'ismailia'],
  [/suez|سويس/, 'suez'],
  [/north sinai|شمال سينا/, 'north-sinai'],
  [/south sinai|جنوب سينا/, 'south-sinai'],
  [/red sea|بحر الاحمر/, 'red-sea'],
  [/fayou?m|فيوم/, 'fayoum'],
  [/beni ?su[ei]f|بني سويف/, 'beni-suef'],
  [/min[iy]+a|منيا/, 'minya'],
  [/ass[iy]+[ou]*t|سيوط/, 'assiut'],
  [/soha[gj]|سوهاج/, 'sohag'],
  [/\bqena|قنا/, 'qena'],
  [/luxor|اقصر/, 'luxor'],
  [/aswan|اسوان/, 'aswan'],
  [/new valley|وادي الجديد/, 'new-valley'],
];

/**
 * By what a place was put into its governorate: its town, the province that its source names, or, least sure, only the
 * nearest capital, which may be a neighbour's where governorates are narrow.
 */
export type GovernorateBasis = 'town' | 'province' | 'nearest';

/** The governorate of a place in Egypt. */
export function governorateOf({
  town,
  province,
  ...position
}: Position & { town: string | null; province: string | null }): {
  id: GovernorateId;
  basis: GovernorateBasis;
} {
  const byCity = idIn(newCities, town);
  if (byCity !== undefined) return { id: byCity, basis: 'town' };
  const byProvince = idIn(provinces, province);
  if (byProvince !== undefined) return { id: byProvince, basis: 'province' };
  const byTown = idIn(towns, town) ?? idIn(provinces, town);
  if (byTown !== undefined) return { id: byTown, basis: 'town' };
  const distances = governorates.map(({ id, capital }) => ({
    id,
    km: kilometresBetween(position, capital),
  }));
  const { id } = distances.reduce((best, one) => (one.km < best.km ? one : best));
  return { id, basis: 'nearest' };
}

function idIn(names: Names, text: string | null): GovernorateId | undefined {
  const plain = plainArabic((text ?? '').toLowerCase());
  return names.find(([pattern]) => pattern.test(plain))?.[1];
}
