/**
 * The longest side, in pixels, and the type of a picture by its use. No page fetches more of a photo. A JPEG has no
 * transparency, so a photo gets a ground; a logo keeps what is transparent in it.
 */
const uses = {
  photo: { longestSide: 1600, type: 'image/jpeg', quality: 0.85, ground: '#fff' },
  logo: { longestSide: 512, type: 'image/png', ground: null },
} as const;
export type PictureUse = keyof typeof uses;

/**
 * The picture as it is stored, without the camera's metadata.
 * @throws DOMException when the file is no picture that the browser knows
 */
export async function shrunk(file: Blob, use: PictureUse): Promise<Blob> {
  const { longestSide, ground, ...encoding } = uses[use];
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (context && ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob(encoding);
}
