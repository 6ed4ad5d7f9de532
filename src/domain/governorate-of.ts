import { plainArabic } from '#lib/arabic.ts';
import { districts } from './districts.ts';
import { type GovernorateId, governorates } from './governorates.ts';
import { kilometresBetween, type Position } from './position.ts';

type Names = readonly (readonly [RegExp, GovernorateId])[];

/** New cities that sources put into the governorate beside theirs: their names count more than that of a province. */
const newCities: Names = [
  [/obour|عبور/, 'qalyubia'],
  [/10th of ramadan|العاشر من رمضان/, 'sharqia'],
  [/sokhna|سخنه/, 'suez'],
];

/** Towns and districts, for places without a province. What is written more narrowly comes first. */
const towns: Names = [
  ...districts.map(({ written, governorate }) => [written, governorate] as const),
  [/new cairo|abbas|mosta[kq]bal|el salam/, 'cairo'],
  [/borg el arab|برج العرب/, 'alexandria'],
  [/alameen|alamein|abdel rahman|ras el h[ie]km|siwa|علمين|سيوه/, 'matrouh'],
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
