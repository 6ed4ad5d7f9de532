import activityAr from '#messages/ar/activity.json' with { type: 'json' };
import unitsAr from '#messages/ar/units.json' with { type: 'json' };
import activityEn from '#messages/en/activity.json' with { type: 'json' };
import unitsEn from '#messages/en/units.json' with { type: 'json' };

/** Mails are in both languages, because the language of the mailbox's reader is unknown. */
export type Language = 'en' | 'ar';

const words = { en: { ...activityEn, ...unitsEn }, ar: { ...activityAr, ...unitsAr } };

/** A text of My Activity, or a unit. */
export type Word = keyof typeof words.en;

/**
 * A text of the site. Functions read the message files directly, because Paraglide's compiled messages are not bundled
 * with them.
 */
export function wordIn(language: Language, word: Word): string {
  return words[language][word];
}

// How the values of a request are written in mails. Unexpected values stay unchanged.

/** Arabic has its own digits in Egypt. */
const locales = { en: 'en-GB', ar: 'ar-EG' } as const;
const figures = { en: 'en-EG', ar: 'ar-EG' } as const;

/** Egyptian pounds. Anything but plain digits, such as '1e9' or '0x10', stays unchanged. */
export function money(value: string, language: Language): string {
  if (!/^\d+(?:\.\d+)?$/.test(value)) return value;
  return Number(value).toLocaleString(figures[language], {
    style: 'currency',
    currency: 'EGP',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
}

export function kilometres(value: string, language: Language): string {
  const figure = /^\d+$/.test(value) ? Number(value).toLocaleString(figures[language]) : value;
  return `${figure} ${wordIn(language, 'unit_km')}`;
}

/** A model year; anything else stays unchanged. */
export function year(value: string, language: Language): string {
  if (!/^\d{4}$/.test(value)) return value;
  return Number(value).toLocaleString(figures[language], { useGrouping: false });
}

/** A day (yyyy-MM-dd), with its weekday. */
export function day(value: string, language: Language): string {
  const moment = Date.parse(value.slice(0, 10));
  if (Number.isNaN(moment)) return value;
  return new Date(moment).toLocaleDateString(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A time (HH:mm) in Egypt. */
export function hour(value: string, language: Language): string {
  const moment = Date.parse(`1970-01-01T${value}Z`);
  if (Number.isNaN(moment)) return value;
  return new Date(moment).toLocaleTimeString(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
}

export function answer(value: string, language: Language): string {
  return wordIn(language, value === 'true' ? 'activity_yes' : 'activity_no');
}

export function installation(value: string, language: Language): string {
  return wordIn(language, value === 'home' ? 'activity_home' : 'activity_business');
}

const places = {
  private: 'activity_parking_private',
  public: 'activity_parking_public',
  garage: 'activity_parking_garage',
  street: 'activity_parking_street',
  other: 'activity_parking_other',
} as const;

const isPlace = (value: string): value is keyof typeof places => Object.hasOwn(places, value);

export function parking(value: string, language: Language): string {
  return isPlace(value) ? wordIn(language, places[value]) : value;
}
