import type { GovernorateId } from './governorates.ts';
import type { Position } from './position.ts';

/**
 * Districts of the big cities that people name, with a point in their middle: from general knowledge, within about 2 km.
 * `written`: how people write them, in small Latin or in simplified Arabic letters.
 */
export type District = Position & {
  en: string;
  ar: string;
  governorate: GovernorateId;
  written: RegExp;
};

const districtsOf = (
  governorate: GovernorateId,
  ...known: readonly [en: string, ar: string, lat: number, lon: number, written: RegExp][]
): District[] =>
  known.map(([en, ar, lat, lon, written]) => ({ en, ar, lat, lon, governorate, written }));

/** What is written more narrowly comes first. */
export const districts: readonly District[] = [
  ...districtsOf(
    'giza',
    ['Dokki', 'الدقي', 30.038, 31.211, /d[ou]kk?i|دقي/],
    ['Mohandessin', 'المهندسين', 30.056, 31.2, /mohandes|مهندسين/],
    ['Haram', 'الهرم', 29.99, 31.15, /haram|الهرم/],
    ['Sheikh Zayed', 'الشيخ زايد', 30.04, 30.98, /zayed|شيخ زايد/],
    ['6th of October', 'السادس من أكتوبر', 29.96, 30.92, /october|اكتوبر/],
  ),
  ...districtsOf(
    'cairo',
    ['New Capital', 'العاصمة الإدارية', 30.01, 31.74, /new capital|administrative|اداري/],
    ['Zamalek', 'الزمالك', 30.061, 31.219, /zamal[ie]k|زمالك/],
    ['Downtown Cairo', 'وسط البلد', 30.048, 31.24, /down ?town|وسط البلد/],
    ['Heliopolis', 'مصر الجديدة', 30.091, 31.322, /heliopolis|masr el g|مصر الجديده/],
    ['Nasr City', 'مدينة نصر', 30.056, 31.345, /nasr|مدينه نصر/],
    ['Maadi', 'المعادي', 29.96, 31.258, /maadi|معادي/],
    ['Mokattam', 'المقطم', 30.012, 31.3, /m[ou][qk]att?am|مقطم/],
    ['Fifth Settlement', 'التجمع الخامس', 30.012, 31.43, /fifth|5th|tagam|تجمع/],
    ['Rehab', 'الرحاب', 30.06, 31.49, /rehab|رحاب/],
    ['Madinaty', 'مدينتي', 30.1, 31.63, /madin[ae]ty|مدينتي/],
    ['Shorouk', 'الشروق', 30.14, 31.61, /s[ho]{1,3}rouk|شروق/],
    ['Badr City', 'مدينة بدر', 30.14, 31.74, /badr|بدر/],
  ),
  ...districtsOf('qalyubia', ['Obour', 'العبور', 30.2, 31.47, /obour|عبور/]),
  ...districtsOf(
    'alexandria',
    ['Smouha', 'سموحة', 31.214, 29.95, /smouha|سموحه/],
    ['Miami, Alexandria', 'ميامي، الإسكندرية', 31.27, 29.99, /miami|ميامي/],
    ['Agami', 'العجمي', 31.1, 29.76, /agam[iy]|عجمي/],
  ),
  ...districtsOf('monufia', ['Sadat City', 'مدينة السادات', 30.37, 30.51, /sadat|سادات/]),
];
