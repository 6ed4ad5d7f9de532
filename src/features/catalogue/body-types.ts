import { asCount, formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';

/** What a body type is called: by its name, as a noun in running text, and counted. */
type Words = {
  /** Left out where its name is the same in every language. */
  name?: () => string;
  noun: () => string;
  counted: (inputs: ReturnType<typeof asCount>) => string;
};

const known = new Map<string, Words>([
  ['sedan', { name: m.name_sedan, noun: m.name_kind_sedan, counted: m.name_counted_sedan }],
  ['suv', { noun: m.name_kind_suv, counted: m.name_counted_suv }],
  [
    'hatchback',
    { name: m.name_hatchback, noun: m.name_kind_hatchback, counted: m.name_counted_hatchback },
  ],
  ['wagon', { name: m.name_wagon, noun: m.name_kind_wagon, counted: m.name_counted_wagon }],
  [
    'roadster',
    { name: m.name_roadster, noun: m.name_kind_roadster, counted: m.name_counted_roadster },
  ],
  [
    'shooting brake',
    {
      name: m.name_shooting_brake,
      noun: m.name_kind_shooting_brake,
      counted: m.name_counted_shooting_brake,
    },
  ],
  ['micro', { name: m.name_micro, noun: m.name_kind_micro, counted: m.name_counted_micro }],
]);

const wordsOf = (bodyType: string) => known.get(bodyType.toLowerCase());

/** A body type in the reader's language, such as 'Sedan'; one that is not known stands as its record has it. */
export function bodyTypeName(bodyType: string): string {
  return wordsOf(bodyType)?.name?.() ?? bodyType;
}

/** A body type as a noun in running text; one that is not known is a 'car'. */
export function kindOf(bodyType: string): string {
  return (wordsOf(bodyType)?.noun ?? m.name_kind_other)();
}

/** '2 sedans'; a body type that is not known keeps its own name. */
export function countedBody(bodyType: string, count: number): string {
  const inWords = wordsOf(bodyType)?.counted;
  return inWords
    ? inWords(asCount(count))
    : m.name_counted_other({ count: formatNumber(count), body: bodyType });
}
