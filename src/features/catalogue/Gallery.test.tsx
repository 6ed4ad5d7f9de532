import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PhotoCredit } from '#domain/photos.ts';
import { Gallery } from './Gallery.tsx';
import type { PicturePlace } from './Picture.tsx';

/** @returns the words below the pictures */
async function captionOf(
  image: string,
  place: PicturePlace = 'detail',
  credits: readonly PhotoCredit[] = [],
) {
  const { container } = await render(
    <Gallery
      images={[image]}
      credits={credits}
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

const photograph = 'https://pictures.example/seal.jpg';

test('a photograph of nobody needs no caption', async () => {
  expect((await captionOf(photograph)).caption).toBeNull();
});

test.each<[string, PhotoCredit]>([
  ['Photo: SAIC Motor, CC BY 4.0', { by: 'SAIC Motor', licence: 'CC BY 4.0' }],
  ['Photo: SAIC Motor', { by: 'SAIC Motor' }],
  ['Licence: CC BY 4.0', { licence: 'CC BY 4.0' }],
])('a photograph says who made it: %s', async (text, credit) => {
  const { caption } = await captionOf(photograph, 'detail', [credit]);
  expect(caption?.textContent).toBe(text);
});

test('photographs of one maker name it once, beside the drawing of the sizes', async () => {
  const by = 'SAIC Motor';
  const images = [photograph, `${photograph}?2`, '/pictures/cars/byd-seal-rwd/size-sky.svg'];
  const { container } = await render(
    <Gallery
      images={images}
      credits={[{ by }, { by }, {}]}
      place="detail"
      label="Pictures"
      alt={() => 'A car'}
      show={() => 'Show'}
    />,
  );
  const caption = [...container.querySelectorAll('p')].at(-1);
  expect(caption?.textContent).toMatch(/^Photo: SAIC Motor · The sizes are a drawing/);
});

test('a drawn charger claims no scale', async () => {
  const { caption } = await captionOf('/pictures/chargers/abb-terra-ac-w7.jpg', 'charger');
  expect(caption?.textContent).toMatch(/^An illustration/);
});
