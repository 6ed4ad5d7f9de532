import type { Position } from './position.ts';

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
