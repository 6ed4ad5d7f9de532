import { dutyLimits } from '#data/desk-duty.ts';

// Days off and holidays as a form keeps them: a text of lines, each of a day (yyyy-MM-dd), a blank, and the rest.

/** A line in its two parts, as they are being typed. */
export function partsOfLine(line: string): [first: string, rest: string] {
  const at = line.indexOf(' ');
  return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}

export const dayLine = (first: string, rest: string) => `${first} ${rest}`;

export const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days off of lines 'first last'; null where a day is missing or they are in the wrong order. */
export function daysOffOf(text: string): { first: string; last: string }[] | null {
  const days = linesOf(text).map((line) => {
    const [first, last] = partsOfLine(line);
    return { first, last: last || first };
  });
  return days.every(({ first, last }) => isDay(first) && isDay(last) && first <= last)
    ? days
    : null;
}

/** The holidays of lines 'day name'; null where a day is missing or a name is too long. */
export function holidaysOf(text: string): { day: string; name: string }[] | null {
  const days = linesOf(text).map((line) => {
    const [day, name] = partsOfLine(line);
    return { day, name: name.trim() };
  });
  return days.every(({ day, name }) => isDay(day) && name.length <= dutyLimits.holidayName)
    ? days
    : null;
}
