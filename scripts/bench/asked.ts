import { StackFailure } from '../stack/failure.ts';

/** The parts of the benchmark in the order in which they run, and what each is told where nothing is. */
export const usual = {
  lighthouse: [],
  taps: [],
  navigation: [],
  listing: ['seed', '5000'],
  build: ['70', '1000', '5000', '20000'],
} satisfies Record<string, string[]>;

type PartName = keyof typeof usual;

/** What is to be measured: parts with what they are told, and how often to look where noise is expected. */
export type Asked = { parts: { name: PartName; told: string[] }[]; runs: number; all: boolean };

const names = Object.keys(usual).filter(isPart);

/**
 * Reads what was asked for, such as `lighthouse car --runs 5 build 5000`: names of parts, each followed by what it is
 * told. Nothing named means everything.
 * @throws StackFailure with a sentence when it cannot be understood
 */
export function readAsked(words: readonly string[]): Asked {
  const asked: Asked = { parts: [], runs: 3, all: false };
  const left = words.values();
  for (const word of left) {
    const part = asked.parts.at(-1);
    if (word === '--runs') asked.runs = readNumber(left.next().value ?? '');
    else if (isPart(word)) asked.parts.push({ name: word, told: [] });
    else if (part && isFor(part.name, word)) part.told.push(word);
    else throw new StackFailure(`"${word}" is not understood. ${example}`);
  }
  asked.all = asked.parts.length === 0;
  const chosen = asked.all ? names.map((name) => ({ name, told: [] })) : asked.parts;
  return {
    ...asked,
    parts: chosen.map(({ name, told }) => ({ name, told: told.length > 0 ? told : usual[name] })),
  };
}

const example = `Parts: ${names.join(', ')}. For instance: npm run bench -- lighthouse car --runs 5`;

function isPart(word: string): word is PartName {
  return Object.hasOwn(usual, word);
}

/** Whether a part can be told that: kinds of pages, numbers of cars, where a list is. */
function isFor(part: PartName, word: string): boolean {
  if (part === 'lighthouse') return /^[a-z0-9]+$/.test(word);
  if (part === 'build') return /^\d{1,7}$/.test(word);
  return part === 'listing' && (/^(?:seed|\d{1,7})$/.test(word) || URL.canParse(word));
}

function readNumber(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new StackFailure(`--runs needs a number from 1 to 99, not "${text}".`);
}
