/** Values for columns of the usual kinds: what each must accept and refuse. */
import type { Values } from './rows.ts';

export type Trials = Record<
  string,
  { good: readonly Values[string][]; bad: readonly Values[string][] }
>;

const required = ['', '   ', '\u200b\u00a0', null] as const;
export const crooked = ['two\nlines', 'tab\there', 'bell\u0007', 'c1\u0085'] as const;

/** What a bounded text refuses; one that may be missing accepts null, one that may be empty also blanks. */
export function text(longest: number, kind: 'required' | 'optional' | 'blank' = 'required') {
  const empty = { required, optional: required.filter((value) => value !== null), blank: [] };
  return {
    good: [
      'A',
      '<b>"q" & \'s\'</b>',
      'نص عربي 🚗',
      'x'.repeat(longest),
      ...(kind === 'required' ? [] : [null]),
    ],
    bad: [...empty[kind], ...crooked, 'x'.repeat(longest + 1)],
  };
}

/** A name of a brand or a model, which holds no slashes. */
export function name(longest: number, kind: 'required' | 'optional' = 'required') {
  const { good, bad } = text(longest, kind);
  return {
    good: good.filter((value) => !value?.includes('/')),
    bad: [...bad, 'A/B', 'A\\B', 'Seal\u202e', '\u200fSeal', 'Se\u200bal', 'Se\u2066al'],
  };
}

export function oneOf(...values: string[]) {
  return {
    good: values,
    bad: ['', 'other value', values[0]?.toUpperCase() === values[0] ? 'x' : `${values[0]} `],
  };
}

/** A number with its smallest and largest value; a missing one is accepted unless said otherwise. */
export function number(least: number, most: number, kind: 'required' | 'optional' = 'optional') {
  const missing = kind === 'optional' ? { good: [null], bad: [] } : { good: [], bad: [null] };
  return { good: [least, most, ...missing.good], bad: [-1, least - 1, most + 1, ...missing.bad] };
}
