import { expect, test } from 'vitest';
import { asSavedCopy, samePicture } from './saved-copy';

test('a kept page says when it was kept', () => {
  const page = '<!doctype html><html lang="en"><head><title>Car</title></head>';
  expect(asSavedCopy(page, 1_795_289_614_845)).toBe(
    '<!doctype html><html data-saved="1795289614845" lang="en"><head><title>Car</title></head>',
  );
});

test('another size or format of a picture stands in for it, another picture never', () => {
  const kept = ['/fonts/a.woff2', '/pictures/cars/x/side-ink-1200.avif'];
  expect(samePicture('/pictures/cars/x/side-ink-600.avif', kept)).toBe(kept[1]);
  expect(samePicture('/pictures/cars/x/side-ink.jpg', kept)).toBe(kept[1]);
  expect(samePicture('/pictures/cars/x/side-sand-600.avif', kept)).toBeUndefined();
  expect(samePicture('/fonts/a.jpg', kept)).toBeUndefined();
});
