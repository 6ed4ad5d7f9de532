import { describe, expect, test } from 'vitest';
import { choiceIn, parameter, severalIn, stateInAddress, textIn } from './state-in-address.ts';

type State = {
  view: 'grid' | 'list';
  word: string;
  owner: string | null;
  typed: string | undefined;
  open: boolean;
  colours: readonly string[];
};

const usual: State = {
  view: 'grid',
  word: '',
  owner: null,
  typed: undefined,
  open: true,
  colours: [],
};

const address = stateInAddress(usual, {
  view: choiceIn('view', ['grid', 'list']),
  word: textIn('q', 5),
  owner: textIn('owner'),
  typed: textIn('typed'),
  open: parameter(
    'closed',
    (text) => text !== 'yes',
    (isOpen) => (isOpen ? 'no' : 'yes'),
  ),
  colours: severalIn('colour', (text) => (/\d/.test(text) ? null : text.toLowerCase())),
});

describe('a state and its address', () => {
  test.each<[string, Partial<State>]>([
    ['', {}],
    ['?view=list', { view: 'list' }],
    ['?q=a+b', { word: 'a b' }],
    ['?q=%D9%85%D9%86%D9%89', { word: 'منى' }],
    ['?q=a%26b', { word: 'a&b' }],
    ['?owner=a/b:c', { owner: 'a/b:c' }],
    ['?typed=', { typed: '' }],
    ['?closed=yes', { open: false }],
    ['?colour=red&colour=blue', { colours: ['red', 'blue'] }],
    [
      '?view=list&q=a&closed=yes&colour=red',
      { view: 'list', word: 'a', open: false, colours: ['red'] },
    ],
  ])('%s', (search, change) => {
    expect(address.read(search)).toEqual({ ...usual, ...change });
    expect(address.write({ ...usual, ...change })).toBe(search);
  });

  test.each<[string, Partial<State>]>([
    ['?', {}],
    ['?&&=&==', {}],
    ['?%E0%A4%A', {}],
    ['?view=', {}],
    ['?view=table&view=list', {}],
    ['?View=list', {}],
    ['?__proto__=1&constructor=2', {}],
    ['?q=first&q=second', { word: 'first' }],
    ['?q=longer+than+a+field', { word: 'longe' }],
    ['?colour=&colour=7&colour=RED&colour=RED', { colours: ['red'] }],
    ['view=list', { view: 'list' }],
  ])('%s is nonsense in part, or said in another way', (search, change) => {
    expect(address.read(search)).toEqual({ ...usual, ...change });
  });

  test('parameters of others stay, and come first', () => {
    const before = '?view=list&utm_source=a%2Fb&q=old&colour=red&utm_source=c';
    expect(address.write(usual, before)).toBe('?utm_source=a/b&utm_source=c');
    expect(address.write({ ...usual, word: 'new' }, before)).toBe(
      '?utm_source=a/b&utm_source=c&q=new',
    );
  });

  test('its parameters have names', () => {
    expect(address.names).toEqual(['view', 'q', 'owner', 'typed', 'closed', 'colour']);
  });
});
