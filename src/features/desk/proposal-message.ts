import { addressIn, paths } from '#config/paths.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import { compareNames } from '#domain/names.ts';
import type { VisitHour } from '#domain/visit.ts';
import { hour, type Language, nearDay } from '#domain/written.ts';

/** The token of a link: 32 random bytes in base64url. The database keeps its hash alone. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The page where a buyer chooses, in their language. @param origin of the site */
export function proposalLink(origin: string, token: string, language: Language): string {
  return `${origin}${addressIn(paths.visitChoice, language)}?token=${token}`;
}

/** Proposed hours in the buyer's language, the earliest first, each on a line. */
export function hoursInWords(
  hours: readonly VisitHour[],
  places: readonly VisitPlace[],
  language: Language,
): string {
  const comma = language === 'ar' ? '، ' : ', ';
  return inOrder(hours)
    .map(({ place: id, day, slot }) => {
      const place = places.find((one) => one.id === id);
      return `- ${[nearDay(day, language), hour(slot, language), place?.[`name_${language}`] ?? id].join(comma)}`;
    })
    .join('\n');
}

/** Hours with the earliest first. */
export const inOrder = (hours: readonly VisitHour[]): VisitHour[] =>
  [...hours].sort((a, b) =>
    compareNames(`${a.day}${a.slot}${a.place}`, `${b.day}${b.slot}${b.place}`),
  );

/** Hours as one text that a draft keeps. */
export const writeHours = (hours: readonly VisitHour[]): string =>
  hours.map(({ place, day, slot }) => `${place} ${day} ${slot}`).join(',');

/** Reads what `writeHours` has written. */
export const readHours = (text: string): VisitHour[] =>
  text.split(',').flatMap((one) => {
    const [place, day, slot] = one.split(' ');
    return place && day && slot ? [{ place, day, slot }] : [];
  });
