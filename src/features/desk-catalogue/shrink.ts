/** The longest side of a picture that pages ever fetch, in pixels. */
const longestSide = 1600;
const quality = 0.85;

/**
 * A picture as it is stored: a JPEG of at most 1,600 pixels a side, without what the camera wrote into the file.
 * @throws DOMException when the file is no picture that the browser knows
 */
export async function shrunk(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
