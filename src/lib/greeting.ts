import { plainArabic } from './arabic.ts';

const wordsOf = (text: string) => new Set(text.trim().split(/\s+/).map(plain));

/** A word as it is compared: in small letters, in one Arabic spelling, without the signs around and within it. */
function plain(word: string): string {
  return plainArabic(word.normalize('NFC').toLowerCase()).replace(/[^\p{L}\p{M}]/gu, '');
}

const titles = wordsOf(`
  د دكتور دكتوره الدكتور الدكتوره م مهندس مهندسه المهندس المهندسه باشمهندس بشمهندس باشمهندسه
  أ ا استاذ استاذه الاستاذ الاستاذه حاج حاجه الحاج الحاجه شيخ الشيخ كابتن مستشار المستشار لواء اللواء عقيد
  مدام السيده انسه الانسه مستر مسز
  dr doctor eng engineer mr mrs ms miss mister sir prof professor haj hajj hag hagg sheikh shaikh captain capt
  madam madame mme ustaz mohandes bashmohandes
`);

/** Words of a company or of a household: no part of such a name is a person's. */
const notPersons = wordsOf(`
  شركه الشركه شركات مؤسسه المؤسسه معرض معارض مكتب محل محلات مصنع مصانع بنك البنك جمعيه مدرسه مستشفي صيدليه عياده فندق
  مطعم مجموعه المجموعه هيئه نادي وزاره جامعه اولاد ابناء اخوان وشركاه وشركاؤه عائله عيله اسره ورثه موتورز اوتو جروب
  company co corp corporation inc ltd llc group trading motors motor auto cars bank school hospital clinic pharmacy
  office showroom factory holding international services solutions technologies contracting bros brothers sons family
  hotel restaurant agency store shop university and for
`);
/** 'For trade', 'for cars': only companies are for something. */
const isForTrade = (word: string) => /^لل\p{L}{4,}$/u.test(word);

/** What people are called who have told no name. */
const nobodys = wordsOf('user مستخدم customer عميل admin test guest anonymous مجهول');

/** Begin a family name, or stand before one: no given name is surely meant. 'السيد' is a title and a name. */
const unsure = wordsOf('السيد بن ابن بنت ال bin ibn ben van von de der la');

/** Words that need the next one: 'Servant of', 'Father of', 'Mother of'. */
const needsNext = wordsOf(`
  عبد ابو ابي ام abd abdel abdal abdul abdol abdelel abdulel abu abo abou aboul abul om umm oum
`);
const articles = wordsOf('el al ul il');
const lords = wordsOf('رب rab');

/** Given names that begin with an article of their own. */
const withArticle = wordsOf(`
  sayed saied sayyed hassan hussein hussien shaimaa shaymaa saeed said desouky shahat moataz motaz zahraa hosseiny
`);

/** Second words of given names, such as 'Light of the Faith'. */
const seconds = wordsOf(`
  الدين الله اللّه الاسلام الهدي الزهراء الحق الرب النبي الرسول العابدين النصر النعيم البنين
  eldin eldeen eldein eldine aldin aldeen uddin allah ullah elislam alislam elhoda alhuda elhuda elzahraa elabdeen elhaq
  elnasr elnaby elrab
`);
const secondsAfterArticle = wordsOf(`
  din deen dein dine islam hoda huda zahraa haq haqq abdeen abidin nasr naby nabi rab
`);

/**
 * The name to greet a person by: the given name with a title before it, where it is sure which that is, else the whole
 * name as it was typed; '' where there is none.
 */
export function greetedName(name: string): string {
  const whole = name.replace(/\p{Cf}/gu, '').trim();
  const typed = whole
    // 'Dr.Ahmed' and 'م / محمود' alike.
    .replace(/\s+([./])/g, '$1')
    .replace(/([./])(?=[^\s./])/g, '$1 ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const words = typed.map(plain);
  const isTitle = (word: string) => titles.has(word);
  const start = words.findIndex((word) => !isTitle(word));
  if (start < 0) return '';
  if (/[&+]/.test(whole) || words.some((word) => notPersons.has(word) || isForTrade(word))) {
    return whole;
  }
  const rest = words.slice(start);
  const first = typed[start] ?? '';
  if (nobodys.has(rest[0] ?? '') || /[\p{N}@_]/u.test(first)) return '';
  const length = lengthOfGivenName(rest);
  const isWritten = typed
    .slice(start, start + length)
    .every((word) => /^[\p{L}\p{M}]+(?:['’`-][\p{L}\p{M}]+)*$/u.test(word));
  return length > 0 && isWritten ? typed.slice(0, start + length).join(' ') : whole;
}

/** How many words the given name has. @param words as they are compared @returns 0 where it is not sure */
function lengthOfGivenName(words: readonly string[]): number {
  const [first = '', second = '', third = ''] = words;
  if (unsure.has(first) || [...first].length < 2) return 0;
  if (articles.has(first)) return withArticle.has(second) ? 2 : 0;
  if (needsNext.has(first)) return lengthWithNext(words);
  if (seconds.has(second)) return 2;
  return articles.has(second) && secondsAfterArticle.has(third) ? 3 : 1;
}

/** 'Abd Rab El Naby': the word that is needed may itself need others. */
function lengthWithNext(words: readonly string[]): number {
  let length = 1;
  while (lords.has(words[length] ?? '') || articles.has(words[length] ?? '')) length += 1;
  return words[length] === undefined ? 0 : length + 1;
}
