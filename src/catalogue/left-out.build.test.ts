import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOrLeaveOut } from './left-out.build.ts';

let named: unknown[];
const note = (fault: unknown) => named.push(fault);
beforeEach(() => {
  named = [];
  subscribe('tayar:left-out', note);
  vi.stubEnv('DEV', false);
});
afterEach(() => {
  unsubscribe('tayar:left-out', note);
  vi.unstubAllEnvs();
});

const broken = async () => {
  throw new TypeError('Invalid URL');
};

test.each([
  ['/cars/byd/seal-1a2b3c4d', { brand: 'byd', car: 'seal-1a2b3c4d' }],
  ['/cars/byd', { brand: 'byd' }],
  ['/chargers/box-1a2b3c4d', { charger: 'box-1a2b3c4d' }],
  ['/share/byd.jpg', { name: 'byd' }],
])('%s is left out when it breaks, and named', async (path, params) => {
  const answer = await renderOrLeaveOut(path, { locale: undefined, ...params }, broken);
  expect(answer.body).toBeNull();
  expect(named).toEqual([`${path}: it cannot be made: TypeError: Invalid URL`]);
});

test('a page of the whole catalogue fails the build', async () => {
  const rendering = renderOrLeaveOut('/cars', { locale: 'ar' }, broken);
  await expect(rendering).rejects.toThrow('Invalid URL');
  expect(named).toEqual([]);
});

test('while the site is developed the error is shown', async () => {
  vi.stubEnv('DEV', true);
  await expect(renderOrLeaveOut('/cars/byd', { brand: 'byd' }, broken)).rejects.toThrow();
});

test('a page that does not break is passed on as it is', async () => {
  const picture = new Uint8Array([0xff, 0xd8, 0xff]);
  const answer = await renderOrLeaveOut(
    '/share/byd.jpg',
    { name: 'byd' },
    async () => new Response(picture),
  );
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
  expect(named).toEqual([]);
});
