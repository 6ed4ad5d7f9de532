import { expect, it } from 'vitest';
import { deskKeys, isDeskKey } from './desk-keys.ts';

const pressed = (code: string, more = {}) => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

it('knows a key by its place, alone', () => {
  expect(isDeskKey('next', pressed('KeyJ'))).toBe(true);
  expect(isDeskKey('next', pressed('KeyK'))).toBe(false);
  for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey']) {
    expect(isDeskKey('next', pressed('KeyJ', { [held]: true }))).toBe(false);
  }
});

it('tells the question mark from the stroke', () => {
  expect(isDeskKey('search', pressed('Slash'))).toBe(true);
  expect(isDeskKey('search', pressed('Slash', { shiftKey: true }))).toBe(false);
  expect(isDeskKey('help', pressed('Slash', { shiftKey: true }))).toBe(true);
  expect(isDeskKey('help', pressed('Slash'))).toBe(false);
});

it('has each key once', () => {
  const shown = Object.values(deskKeys).map((key) => key.shown);
  expect(new Set(shown).size).toBe(shown.length);
});
