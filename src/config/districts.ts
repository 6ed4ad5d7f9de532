/**
 * Districts of the big cities that people name when they look for something near, with a point in their middle: from general
 * knowledge, within about 2 km. `written`: how people write them, in small Latin or in simplified Arabic letters.
 */
export type District = { en: string; ar: string; lat: number; lon: number; written: RegExp };

const district = (en: string, ar: string, lat: number, lon: number, written: RegExp): District => ({
  en,
  ar,
  lat,
  lon,
  written,
});

export const districts: readonly District[] = [
  district('Zamalek', 'الزمالك', 30.061, 31.219, /zamal[ie]k|زمالك/),
  district('Dokki', 'الدقي', 30.038, 31.211, /d[ou]kk?i|دقي/),
  district('Mohandessin', 'المهندسين', 30.056, 31.2, /mohandes|مهندسين/),
  district('Downtown Cairo', 'وسط البلد', 30.048, 31.24, /down ?town|وسط البلد/),
  district('Heliopolis', 'مصر الجديدة', 30.091, 31.322, /heliopolis|masr el g|مصر الجديده/),
  district('Nasr City', 'مدينة نصر', 30.056, 31.345, /nasr city|مدينه نصر/),
  district('Maadi', 'المعادي', 29.96, 31.258, /maadi|معادي/),
  district('Mokattam', 'المقطم', 30.012, 31.3, /m[ou][qk]att?am|مقطم/),
  district('Haram', 'الهرم', 29.99, 31.15, /haram|الهرم/),
  district('Sheikh Zayed', 'الشيخ زايد', 30.04, 30.98, /zayed|شيخ زايد/),
  district('6th of October', 'السادس من أكتوبر', 29.96, 30.92, /october|اكتوبر/),
  district('Fifth Settlement', 'التجمع الخامس', 30.012, 31.43, /fifth|5th|tagam|تجمع/),
  district('Rehab', 'الرحاب', 30.06, 31.49, /rehab|رحاب/),
  district('Madinaty', 'مدينتي', 30.1, 31.63, /madin[ae]ty|مدينتي/),
  district('Shorouk', 'الشروق', 30.14, 31.61, /sh?[ou]?rouk|شروق/),
  district('Obour', 'العبور', 30.2, 31.47, /obour|عبور/),
  district('New Capital', 'العاصمة الإدارية', 30.01, 31.74, /new capital|administrative|اداري/),
  district('Badr City', 'مدينة بدر', 30.14, 31.74, /badr|بدر/),
  district('Smouha', 'سموحة', 31.214, 29.95, /smouha|سموحه/),
  district('Miami, Alexandria', 'ميامي، الإسكندرية', 31.27, 29.99, /miami|ميامي/),
  district('Agami', 'العجمي', 31.1, 29.76, /agam[iy]|عجمي/),
  district('Sadat City', 'مدينة السادات', 30.37, 30.51, /sadat|سادات/),
];
