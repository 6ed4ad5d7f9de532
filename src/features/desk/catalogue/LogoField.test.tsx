import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LogoField } from './LogoField.tsx';

const sent = vi.hoisted(() => [] as Blob[]);
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/catalogue-pictures.ts', () => ({
  storePicture: async (_: unknown, picture: Blob) => {
    sent.push(picture);
    return 'https://pictures.example/logo.png';
  },
}));

function Form() {
  const [value, setValue] = useState('');
  return <LogoField value={value} fault={undefined} onChange={setValue} />;
}

test('a large logo is uploaded small, and stays transparent', async () => {
  const canvas = new OffscreenCanvas(1024, 512);
  canvas.getContext('2d')?.clearRect(0, 0, 1024, 512);
  const file = new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' });
  render(<Form />);
  await page.getByLabelText('Upload a logo').upload(file);
  await expect
    .element(page.getByLabelText('Address of the logo', { exact: false }))
    .toHaveValue('https://pictures.example/logo.png');
  expect(sent[0]?.type).toBe('image/png');
  const stored = await createImageBitmap(sent[0] ?? new Blob());
  expect([stored.width, stored.height]).toEqual([512, 256]);
  const drawn = new OffscreenCanvas(512, 256).getContext('2d');
  drawn?.drawImage(stored, 0, 0);
  expect(drawn?.getImageData(0, 0, 1, 1).data[3]).toBe(0);
});
