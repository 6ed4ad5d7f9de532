import ar from '../../../src/messages/ar/activity.json' with { type: 'json' };
import en from '../../../src/messages/en/activity.json' with { type: 'json' };

/** Mails are in both: nobody knows which one their reader prefers. */
export type Language = 'en' | 'ar';

const words = { en, ar };

/** What My Activity calls the same. */
export type Word = keyof typeof en;

/** A word of the message catalogue, which functions read as a file: nothing of the site is built where they are. */
export function inLanguage(language: Language, word: Word): string {
  return words[language][word];
}
