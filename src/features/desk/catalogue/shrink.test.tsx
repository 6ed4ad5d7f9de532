import { expect, test } from 'vitest';
import { shrunk } from './shrink.ts';

/** The colour of a corner of a picture: red, green, blue and how opaque. */
async function cornerOf(picture: Blob): Promise<number[]> {
  const drawn = await createImageBitmap(picture);
  const context = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
  context?.drawImage(drawn, 0, 0);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
}

async function transparent(type: 'image/png' | 'image/webp'): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext('2d');
  context?.fillRect(20, 0, 20, 20);
  return canvas.convertToBlob({ type });
}

test.each(['image/png', 'image/webp'] as const)(
  'a transparent photo (%s) stands on white, a logo stays transparent',
  async (type) => {
    const photo = await shrunk(await transparent(type), 'photo');
    expect(photo.type).toBe('image/jpeg');
    expect(await cornerOf(photo)).toEqual([255, 255, 255, 255]);
    expect((await cornerOf(await shrunk(await transparent(type), 'logo')))[3]).toBe(0);
  },
);
