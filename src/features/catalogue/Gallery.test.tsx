import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Gallery } from './Gallery.tsx';
import type { PicturePlace } from './Picture.tsx';

/** @returns the words below the pictures */
async function captionOf(image: string, place: PicturePlace = 'detail') {
  const { container } = await render(
    <Gallery
      images={[image]}
      place={place}
      label="Pictures"
      alt={() => 'A car'}
      show={() => 'Show'}
    />,
  );
  return { caption: container.querySelector('p'), image: container.querySelector('img') };
}

test('a drawing says that it is one, where everybody can see it', async () => {
  const { caption } = await captionOf('/pictures/cars/byd-seal-rwd/side-sky.svg');
  expect(caption?.textContent).toMatch(/^Drawn to scale/);
  expect(caption && getComputedStyle(caption).clipPath).toBe('none');
});

test('a stock picture says that it stands in, be the record without one or the other broken', async () => {
  expect((await captionOf('/pictures/fallback-car.jpg')).caption?.textContent).toMatch(/stand-in/);
  const { caption, image } = await captionOf('/pictures/cars/byd-seal-rwd/side-sky.svg');
  image?.dispatchEvent(new Event('error'));
  await expect.poll(() => caption?.textContent).toMatch(/stand-in/);
});

test('a photograph needs no caption', async () => {
  expect((await captionOf('https://pictures.example/seal.jpg')).caption).toBeNull();
});

test('a drawn charger claims no scale', async () => {
  const { caption } = await captionOf('/pictures/chargers/abb-terra-ac-w7.jpg', 'charger');
  expect(caption?.textContent).toMatch(/^An illustration/);
});
