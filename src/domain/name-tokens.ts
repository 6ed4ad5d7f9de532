import { searchWords } from '#lib/search-words.ts';

/**
 * The parts of a name by which two spellings are compared: small letters, Western digits without leading zeros, letters
 * apart from digits. 'ID.4 Pro' gives 'id', '4' and 'pro'.
 */
export function nameTokens(name: string): string[] {
  return (searchWords(name).match(/\d+|\p{L}+/gu) ?? []).map((token) =>
    token.replace(/^0+(?=\d)/, ''),
  );
}

/** Latin letters for the sounds of Arabic ones; long vowels have none. */
const sounds: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'g',
  ح: 'h',
  خ: 'h',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ا: '',
  و: '',
  ي: '',
};

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** The consonants of a word as both alphabets write them: 'دولفين' and 'dolphin' give 'dlfn'. */
function soundsOf(word: string): string {
  const latin = isArabic(word)
    ? [...word].map((letter) => sounds[letter] ?? letter).join('')
    : word
        .replaceAll('ph', 'f')
        .replaceAll('sh', 's')
        .replaceAll('ch', 's')
        .replaceAll('th', 't')
        .replaceAll('x', 'ks')
        .replace(/c(?=[eiy])/g, 's')
        .replace(/[cq]/g, 'k')
        .replaceAll('v', 'f')
        .replaceAll('p', 'b')
        .replaceAll('j', 'g')
        .replace(/[aeiouwy]/g, '');
  return latin.replace(/(.)\1+/g, '$1');
}

/** Whether two parts of a name are the same, also where one is written in Arabic letters. */
export function isSameToken(one: string, other: string): boolean {
  if (one === other) return true;
  if (isArabic(one) === isArabic(other)) return false;
  const sound = soundsOf(one);
  return sound !== '' && sound === soundsOf(other);
}
