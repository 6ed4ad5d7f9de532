import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { storageKeys } from '#lib/web-storage.ts';
import HeroTools from './HeroTools.tsx';
import { heroFrameId, keptPictureScript } from './kept-picture.ts';

const backend = vi.hoisted(() => ({ storeHeroImage: vi.fn<() => Promise<string>>() }));
const folder = 'https://backend.example/storage/v1/object/public/hero-images/';
vi.mock('#session/backend.ts', () => ({
  sessionBackend: async () => null,
  confirmedUser: async () => ({ id: 'me' }),
}));
vi.mock('#data/staff.ts', () => ({
  heroImagesAddress: 'https://backend.example/storage/v1/object/public/hero-images/',
  storeHeroImage: backend.storeHeroImage,
}));

/** One point. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let frame: HTMLDivElement;
const shown = () => frame.querySelector('img')?.getAttribute('src') ?? null;
const stored = () => localStorage.getItem(storageKeys.heroImage);
const toast = () => expect.poll(() => $toasts.get().at(-1));
const button = (name: string | RegExp) => page.getByRole('button', { name });
const upload = button('Preview an image (this browser only)');

beforeEach(() => {
  $toasts.set([]);
  backend.storeHeroImage.mockReset();
  frame = document.createElement('div');
  frame.id = heroFrameId;
  frame.hidden = true;
  document.body.append(frame);
});
afterEach(() => frame.remove());

async function pngOf(name: string): Promise<File> {
  const blob = await (await fetch(picture)).blob();
  return new File([blob], name, { type: 'image/png' });
}
const choose = (file: File) =>
  userEvent.upload(page.getByRole('group').element().querySelector('input') ?? frame, file);

test('while a picture is uploaded the buttons rest, then it is shown, kept, and reset', async () => {
  const answer = Promise.withResolvers<string>();
  backend.storeHeroImage.mockReturnValue(answer.promise);
  await render(<HeroTools />);
  await expect.element(button('Reset image')).toHaveAttribute('aria-disabled', 'true');
  await choose(await pngOf('car.png'));
  await expect.element(button('Uploading...')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  answer.resolve(picture);
  await toast().toMatchObject({
    title: 'Image uploaded',
    text: 'The hero image has been updated successfully',
  });
  expect([stored(), shown(), frame.hidden]).toEqual([picture, picture, false]);
  await button('Reset image').click();
  await toast().toMatchObject({
    title: 'Image reset',
    text: 'The hero image has been reset to the default',
  });
  expect([stored(), shown(), frame.hidden]).toEqual([null, null, true]);
  await expect.element(button('Reset image')).toHaveAttribute('aria-disabled', 'true');
});

const wrongType = {
  title: 'Invalid file type',
  text: 'Please select an image file (JPEG, PNG, etc.)',
};
test.each<[string, File, { title: string; text: string }]>([
  ['no picture', new File(['no picture at all'], 'notes.txt', { type: 'text/plain' }), wrongType],
  ['renamed', new File(['no picture at all'], 'renamed.png', { type: 'image/png' }), wrongType],
  [
    'too large',
    new File([new Uint8Array(5_242_881)], 'large.png', { type: 'image/png' }),
    { title: 'File too large', text: 'Please select an image less than 5MB in size' },
  ],
])('a file that is %s is refused, and not sent', async (_, file, told) => {
  await render(<HeroTools />);
  await choose(file);
  await toast().toMatchObject(told);
  expect(backend.storeHeroImage).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test('an upload that fails keeps the picture before, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  backend.storeHeroImage.mockResolvedValueOnce(picture).mockRejectedValueOnce(new Error('boom'));
  await render(<HeroTools />);
  await choose(await pngOf('first.png'));
  await toast().toMatchObject({ title: 'Image uploaded' });
  await choose(await pngOf('second.png'));
  await toast().toMatchObject({
    title: 'Upload failed',
    text: 'There was a problem uploading your image. Please try again.',
  });
  expect([stored(), shown()]).toEqual([picture, picture]);
  await expect.element(upload).toHaveAttribute('aria-disabled', 'false');
});

/** Runs the script of the built page, which stands right after the frame. */
function openWith(address: string): void {
  localStorage.setItem(storageKeys.heroImage, address);
  const script = document.createElement('script');
  script.textContent = keptPictureScript();
  frame.after(script);
  script.remove();
}

test.each([
  'https://backend.example.elsewhere.example/storage/v1/object/public/hero-images/a.jpg',
  `${folder}../other/a.jpg`,
  'javascript:alert(1)',
  '"><img src=x>',
])('no picture is shown from %s, which is none of ours', async (address) => {
  openWith(address);
  expect([frame.hidden, frame.childElementCount]).toEqual([true, 0]);
});

test('where the kept picture cannot be fetched the drawing comes back', async () => {
  openWith(`${folder}gone.jpg`);
  expect(frame.hidden).toBe(false);
  await expect.poll(() => frame.hidden).toBe(true);
  expect(frame.childElementCount).toBe(0);
});
