import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UploadField } from './UploadField.tsx';

vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/catalogue-pictures.ts', () => ({
  storePicture: async () => 'https://pictures.example/good.jpg',
}));

test('the files of one choice that are refused are named together, with what to do about HEIC', async () => {
  const stored: string[] = [];
  render(
    <UploadField
      label="Upload pictures"
      use="photo"
      multiple
      onStored={(addresses) => stored.push(...addresses)}
    />,
  );
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  const good = await canvas.convertToBlob();
  await page
    .getByLabelText('Upload pictures')
    .upload([
      new File(['x'], 'IMG_1.HEIC', { type: '' }),
      new File([], 'zero.jpg', { type: 'image/jpeg' }),
      new File([good], 'good.png', { type: 'image/png' }),
      new File(['text'], 'text.jpg', { type: 'image/jpeg' }),
    ]);
  const said = page.getByRole('alert');
  await expect
    .element(said)
    .toHaveTextContent(
      'Not uploaded: IMG_1.HEIC, zero.jpg and text.jpg. Pictures can be JPEG, PNG, WebP or AVIF files. ' +
        'On the iPhone: Settings > Camera > Formats > Most Compatible, or send it as JPEG.',
    );
  expect(stored).toEqual(['https://pictures.example/good.jpg']);
});
