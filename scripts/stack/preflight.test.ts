import { expect, test } from 'vitest';
import { isTooOld, whyInstall } from './preflight.mjs';

const packages = {
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/@img/sharp-win32': { version: '1.0.0', optional: true },
};
const lock = { packages };

test('knows too old a Node', () => {
  expect(isTooOld('18.20.4', 20)).toBe(true);
  expect(isTooOld('20.0.0', 20)).toBe(false);
  expect(isTooOld('24.21.0', 20)).toBe(false);
  expect(isTooOld('', 20)).toBe(true);
});

test('installs when nothing is there, or something is missing or of another version', () => {
  expect(whyInstall(lock, undefined)).toMatch(/none/);
  expect(whyInstall(lock, { packages: {} })).toMatch(/zod is missing/);
  expect(whyInstall(lock, { packages: { 'node_modules/zod': { version: '4.6.6' } } })).toMatch(
    /zod 4\.6\.7/,
  );
  expect(whyInstall('broken', { packages: {} })).toMatch(/cannot be read/);
});

test('installs when a workspace is not linked', () => {
  const workspace = {
    'node_modules/@tayar/pictures': { resolved: 'scripts/pictures', link: true },
    'scripts/pictures': { version: '0.1.0' },
  };
  const wanted = { packages: { ...packages, ...workspace } };
  expect(whyInstall(wanted, lock)).toBe('@tayar/pictures is missing');
  expect(whyInstall(wanted, wanted)).toBeUndefined();
});

test('leaves a matching installation alone, also without packages for other platforms', () => {
  expect(
    whyInstall(lock, { packages: { 'node_modules/zod': { version: '4.6.7' } } }),
  ).toBeUndefined();
});

test('what only development needs is not missed by a start, and is by the tests', () => {
  const wanted = {
    packages: { ...packages, 'node_modules/vitest': { version: '5.1.2', dev: true } },
  };
  expect(whyInstall(wanted, lock, false)).toBeUndefined();
  expect(whyInstall(wanted, lock, true)).toBe('vitest is missing');
});
