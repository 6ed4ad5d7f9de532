/** How the values of a request are written in mails; what is not as expected stays. */
import { type Language, wordIn } from './words.ts';

/** Arabic has its own digits in Egypt. */
const locales = { en: 'en-GB', ar: 'ar-EG' } as const;
const figures = { en: 'en-EG', ar: 'ar-EG' } as const;

/** Egyptian pounds. Only plain digits are taken for an amount: '1e9' or '0x10' is not what somebody meant. */
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

/** A model year; anything else that was written stays in the person's words. */
export function year(value: string, language: Language): string {
  if (!/^\d{4}$/.test(value)) return value;
  return Number(value).toLocaleString(figures[language], { useGrouping: false });
}

/** A day, yyyy-MM-dd, with the day of its week. */
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

/** An hour, HH:mm, by the clocks of Egypt. */
export function hour(value: string, language: Language): string {
  const moment = Date.parse(`1970-01-01T${value}Z`);
  if (Number.isNaN(moment)) return value;
  return new Date(moment).toLocaleTimeString(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
}

/** Yes or no. */
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
