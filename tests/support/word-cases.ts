/** Words as people write them and as a search compares them, in SQL and in TypeScript. */
export const wordCases: readonly [written: string, compared: string][] = [
  ['علی', 'علي'],
  ['على', 'علي'],
  ['گمال چورج', 'جمال جورج'],
  ['ڤيرا', 'فيرا'],
  ['پيتر', 'بيتر'],
  ['کریم', 'كريم'],
  ['أحمد إسلام آية ٱلله', 'احمد اسلام ايه الله'],
  ['مؤمن', 'مومن'],
  ['رئيس', 'رييس'],
  ['علاء', 'علا'],
  ['فاطمة', 'فاطمه'],
  ['فاطمۃ', 'فاطمه'],
  ['محـــمد', 'محمد'],
  ['مُحَمَّد', 'محمد'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['عبد\u200Cالرحمن', 'عبد الرحمن'],
  ['Élie', 'elie'],
  ['E\u0301lie', 'elie'],
  ['Škoda', 'skoda'],
  ['Bjørn Łukasz', 'bjorn lukasz'],
  ['Strauß', 'strauss'],
  ['O’Neil', 'o neil'],
  ["O'Neil", 'o neil'],
  ['ID.4 Pro', 'id 4 pro'],
  ['٠١٢ ۳۴۵', '012 345'],
  ['mona@example.com', 'mona@example com'],
  ['  ', ''],
];

/** A name as it is stored, and what finds it at the desk. */
export const foundNames: readonly [stored: string, typed: string][] = [
  ['عبد الرحمن علي', 'عبدالرحمن'],
  ['عبدالرحمن علي', 'عبد الرحمن'],
  ['أبو بكر سالم', 'ابوبكر'],
  ['ابوبكر سالم', 'أبو بكر'],
  ['ابو بكر سالم', 'ابوبكر سالم'],
  ['علی کریم', 'علي كريم'],
  ['جمال جورج', 'گمال چورج'],
  ['Élie Saab', 'elie'],
  ['O’Neil', 'oneil'],
  ["O'Neil", 'neil'],
  ['Oneil', "o'neil"],
  ['Abd El Rahman', 'abdelrahman'],
  ['Abdelrahman Ali', 'abd el rahman'],
  // Names of one script by their consonants in the other.
  ['Mostafa Adel', 'مصطفى'],
  ['Mostafa Adel', 'مصط'],
  ['مصطفى عادل', 'Most'],
  ['Fatma Hassan', 'فاطمة'],
  ['Abdallah Samir', 'عبد الله'],
  ['Mohammed Sherif', 'محمد شريف'],
  ['Khaled Salah', 'خالد صلاح'],
  ['Youssef Ghaly', 'يوسف'],
  ['مصطفى عادل', 'Mostafa'],
  ['عبد الله سمير', 'abdallah samir'],
];

/** A name as it is stored, and what does not find it. */
export const otherNames: readonly [stored: string, typed: string][] = [
  ['Mostafa Adel', 'محمد'],
  ['Mostafa Adel', 'Mustafa'],
  ['علي', 'Ola'],
  ['Mona Sami', 'كريم'],
];

/** Cars by what people call them. */
export const foundCars: readonly [brand: string, model: string, typed: string][] = [
  ['Leapmotor', 'C10', 'ليب موتور'],
  ['Leapmotor', 'C10', 'ليبموتور'],
  ['BYD', 'Seagull', 'بي واي دي'],
  ['BYD', 'Seagull', 'بى واى دى سيجال'],
  ['BYD', 'Dolphin 60', 'دولفين'],
  ['GAC Aion', 'V', 'جي ايه سي ايون'],
  ['Volkswagen', 'ID.4 Pro', 'فولكس فاجن id4'],
  ['Mercedes-Benz', 'EQA', 'مرسيدس'],
];
