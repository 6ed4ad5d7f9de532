import { momentIn } from '#domain/when-words.ts';
import { currentMoment } from '#lib/clock.ts';

/** The moment that words such as 'tomorrow 10' name from now on, as yyyy-MM-ddTHH:mm in Egypt; null for none. */
export const whenInWords = (words: string): string | null => momentIn(words, currentMoment());
