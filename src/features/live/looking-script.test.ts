import { expect, test } from 'vitest';
import { plainPath } from '@/config/path-segment';
import { lookingScript } from './looking-script';

/** Runs the script of the page at an address. */
function openAt(path: string) {
  const { origin, pathname, search, hash } = new URL(path, 'https://tayar.example');
  const dataset: Record<string, string> = {};
  let led: string | undefined;
  const replace = (address: string) => {
    led = address;
  };
  const location = { origin, pathname, search, hash, replace };
  new Function('location', 'document', lookingScript)(location, { documentElement: { dataset } });
  return { led, looking: dataset.looking };
}

test('says what is looked up', () => {
  expect(openAt('/cars/byd')).toEqual({ looking: 'brand' });
  expect(openAt('/ar/cars/byd/seal-1a2b3c4d')).toEqual({ looking: 'car' });
  expect(openAt('/chargers/box-1a2b3c4d')).toEqual({ looking: 'charger' });
  expect(openAt('/nowhere')).toEqual({ looking: '' });
});

test.each([
  '/cars/mercedes-benz/eqs-450%2B-1a2b3c4d',
  '/ar/cars/byd/seagull-%28dolphin-mini%29-1a2b3c4d',
  '/cars/x/50%25%2D%3f%23-1a2b3c4d',
])('leads from %s to the address that the site writes, once', (path) => {
  const { led } = openAt(`${path}?from=ad#top`);
  expect(led).toBe(`https://tayar.example${plainPath(path)}?from=ad#top`);
  expect(openAt(led ?? '').led).toBeUndefined();
});

test('leads to no other host, and leaves alone what cannot be decoded', () => {
  expect(openAt('https://tayar.example//evil.example%28').led).toBe(
    'https://tayar.example//evil.example(',
  );
  expect(openAt('/%E0%A4%A').led).toBeUndefined();
});
