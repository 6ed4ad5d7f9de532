import { expect, test, vi } from 'vitest';
import { awaitedScript } from './awaited-script.ts';

/** The classes that a page has after its script. */
function classesAt(search: string, or?: string): string[] {
  const classes: string[] = [];
  vi.stubGlobal('location', { search });
  vi.stubGlobal('document', {
    documentElement: { classList: { add: (name: string) => classes.push(name) } },
  });
  new Function(awaitedScript(['body', 'seats'], 'awaited', or))();
  vi.unstubAllGlobals();
  return classes;
}

test('a page waits where its address asks for something, or another condition holds', () => {
  expect(classesAt('?seats=5')).toEqual(['awaited']);
  expect(classesAt('?a=1&body=suv')).toEqual(['awaited']);
  expect(classesAt('')).toEqual([]);
  expect(classesAt('?utm_body=1&bodywork=2')).toEqual([]);
  expect(classesAt('', 'true')).toEqual(['awaited']);
});

test('a condition that the browser refuses to answer leaves the page as it was built', () => {
  expect(classesAt('', 'sessionStorage.gone.deeper')).toEqual([]);
});
