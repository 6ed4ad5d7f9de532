/** The words of an amount, in the spelling of `plainArabic` and in small letters. */

/** A unit that is counted, and how many of it the word alone stands for; without that, it needs a figure. */
export type Unit = { size: number; alone?: 1 | 2 };

const units: readonly (readonly [words: string, unit: Unit])[] = [
  ['k thousand thousands', { size: 1000 }],
  ['m mn mln million millions', { size: 1_000_000 }],
  ['bn billion billions', { size: 1_000_000_000 }],
  ['الف الفا الاف تلاف', { size: 1000, alone: 1 }],
  ['الفين الفان', { size: 1000, alone: 2 }],
  ['مليون مليونا ملايين', { size: 1_000_000, alone: 1 }],
  ['مليونين مليونان', { size: 1_000_000, alone: 2 }],
  ['مليار مليارا مليارات', { size: 1_000_000_000, alone: 1 }],
  ['مليارين ملياران', { size: 1_000_000_000, alone: 2 }],
];

const values: readonly (readonly [words: string, value: number])[] = [
  ['نصف نص half', 1 / 2],
  ['ثلث تلت third', 1 / 3],
  ['ربع quarter', 1 / 4],
  ['واحد one a an', 1],
  ['اثنين اتنين اثنان two', 2],
  ['ثلاثه ثلاث تلاته تلات three', 3],
  ['اربعه اربع four', 4],
  ['خمسه خمس five', 5],
  ['سته ست six', 6],
  ['سبعه سبع seven', 7],
  ['ثمانيه ثماني ثمان تمانيه تمن eight', 8],
  ['تسعه تسع nine', 9],
  ['عشره عشر ten', 10],
  ['حداشر', 11],
  ['اتناشر', 12],
  ['خمستاشر', 15],
  ['عشرين عشرون', 20],
  ['ثلاثين تلاتين ثلاثون', 30],
  ['اربعين اربعون', 40],
  ['خمسين خمسون', 50],
  ['ستين ستون', 60],
  ['سبعين سبعون', 70],
  ['ثمانين تمانين ثمانون', 80],
  ['تسعين تسعون', 90],
  ['ميه مايه', 100],
  ['ميتين متين مايتين مايتان', 200],
  ['تلتميه ثلاثمايه ثلاثميه', 300],
  ['ربعميه اربعمايه اربعميه', 400],
  ['خمسميه خمسمايه', 500],
  ['ستميه ستمايه', 600],
  ['سبعميه سبعمايه', 700],
  ['تمنميه ثمانمايه ثمانميه', 800],
  ['تسعميه تسعمايه', 900],
];

const byWord = <Meaning>(rows: readonly (readonly [string, Meaning])[]) =>
  new Map(rows.flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning])));

export const unitNamed = byWord(units);
export const valueNamed = byWord(values);

/** 'and' and 'less' between two parts. */
export const joins: ReadonlyMap<string, 1 | -1> = new Map([
  ['و', 1],
  ['and', 1],
  ['+', 1],
  ['الا', -1],
]);

/** The Egyptian pound, as people name it. */
export const pounds =
  /(?<!\p{L})(?:egp|e£|£|l\.?e\.?|(?:egyptian\s)?pounds?|جنيه(?:ات|ا|ين)?(?:\s+مصري(?:ا|ه)?)?|ج(?:\s?\.?\s?م\.?)?)(?!\p{L})/gu;

/** The kilometre, likewise. */
export const kilometres =
  /(?<!\p{L})(?:km|kms|kilomet(?:er|re)s?|كم|ك\.م\.?|كيلو(?:متر(?:ات|ا)?)?)(?!\p{L})/gu;

/** Money of other countries. */
export const foreign =
  /[$€¥₽₺]|(?<!\p{L})(?:usd|eur|sar|aed|dollars?|euros?|دولار(?:ات|ا)?|يورو|ريال(?:ات)?|درهم)(?!\p{L})/u;
