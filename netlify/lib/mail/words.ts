import activityAr from '../../../src/messages/ar/activity.json' with { type: 'json' };
import unitsAr from '../../../src/messages/ar/units.json' with { type: 'json' };
import activityEn from '../../../src/messages/en/activity.json' with { type: 'json' };
import unitsEn from '../../../src/messages/en/units.json' with { type: 'json' };

/** Mails are in both: nobody knows which one their reader prefers. */
export type Language = 'en' | 'ar';

const words = { en: { ...activityEn, ...unitsEn }, ar: { ...activityAr, ...unitsAr } };

/** What My Activity calls the same, and units. */
export type Word = keyof typeof words.en;

/** A word of the message catalogue, which functions read as a file: nothing of the site is built where they are. */
export function wordIn(language: Language, word: Word): string {
  return words[language][word];
}
