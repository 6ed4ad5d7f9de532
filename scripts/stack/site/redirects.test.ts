import { expect, test } from 'vitest';
import { findDestination, redirectSchema } from './redirects.ts';

const rules = [
  { path: '/insurance', to: '/services/insurance', status: 301 },
  { path: '/old/:id', to: '/new/:id' },
  { path: '/store', query: { id: ':id' }, to: '/cars/:id', status: 302 },
  { path: '/cars/*', to: '/cars/not-built', status: 404 },
  { path: '/docs/*', to: 'https://docs.example.com/:splat', status: 302 },
  { path: '/chargers', to: '/closed', status: 302, force: true },
].map((rule) => redirectSchema.parse(rule));
const find = (pathname: string, search = '', forced = false) =>
  findDestination(rules, { pathname, search }, forced);

test('sends an old address on, with its query', () => {
  expect(find('/insurance', '?from=ad')).toEqual({
    kind: 'redirect',
    location: '/services/insurance?from=ad',
    status: 301,
  });
  expect(find('/Insurance/')).toMatchObject({ location: '/services/insurance' });
});

test('fills in segments, rests and query parameters', () => {
  expect(find('/old/42')).toMatchObject({ location: '/new/42', status: 301 });
  expect(find('/docs/a/b')).toMatchObject({ location: 'https://docs.example.com/a/b' });
  expect(find('/store', '?id=a%2Fb')).toEqual({
    kind: 'redirect',
    location: '/cars/a%2Fb',
    status: 302,
  });
  expect(find('/store')).toBeUndefined();
});

test('serves another file in place, with the status of the rule', () => {
  expect(find('/cars/byd/none')).toEqual({
    kind: 'rewrite',
    pathname: '/cars/not-built',
    status: 404,
  });
});

test('keeps rules apart that win over files', () => {
  expect(find('/chargers')).toBeUndefined();
  expect(find('/chargers', '', true)).toMatchObject({ location: '/closed' });
  expect(find('/insurance', '', true)).toBeUndefined();
});

test('leaves other addresses alone', () => {
  expect(find('/')).toBeUndefined();
  expect(find('/insurance/more')).toBeUndefined();
  expect(find('/old')).toBeUndefined();
});
