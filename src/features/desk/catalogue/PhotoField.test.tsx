import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhotoField } from './PhotoField.tsx';

const upload = vi.hoisted(() => Promise.withResolvers<string>());
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/catalogue-pictures.ts', () => ({ storePicture: () => upload.promise }));
vi.mock('./shrink.ts', () => ({ shrunk: async (file: Blob) => file }));

/** A form with another field. */
function Form() {
  const [values, setValues] = useState({ model: '', photos: 'https://pictures.example/a.jpg' });
  return (
    <>
      <input
        aria-label="Model"
        value={values.model}
        onChange={({ target }) => setValues({ ...values, model: target.value })}
      />
      <PhotoField
        value={values.photos}
        fault={undefined}
        onChange={(photos) => setValues({ ...values, photos })}
      />
    </>
  );
}

test('what is typed while a picture uploads stays', async () => {
  render(<Form />);
  const addresses = page.getByLabelText('Picture addresses', { exact: false });
  await page
    .getByLabelText('Upload pictures')
    .upload(new File(['x'], 'new.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText('Uploading, 1 left')).toBeVisible();
  await page.getByLabelText('Model').fill('Seal');
  await addresses.fill('https://pictures.example/b.jpg\nnot finished');
  upload.resolve('https://pictures.example/new.jpg');
  await expect
    .element(addresses)
    .toHaveValue('https://pictures.example/b.jpg\nnot finished\nhttps://pictures.example/new.jpg');
  await expect.element(page.getByLabelText('Model')).toHaveValue('Seal');
  await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await expect
    .element(addresses)
    .toHaveValue('https://pictures.example/new.jpg\nhttps://pictures.example/b.jpg\nnot finished');
});

test('what a picture shows is written beside it, blanks between words included', async () => {
  render(<Form />);
  const addresses = page.getByLabelText('Picture addresses', { exact: false });
  const english = page.getByLabelText('Picture 1 shows, in English', { exact: false });
  await english.click();
  await userEvent.keyboard('The boot | open');
  await expect.element(english).toHaveValue('The boot / open');
  await page.getByLabelText('Picture 1 shows, in Arabic', { exact: false }).fill('الشنطة ');
  await expect
    .element(addresses)
    .toHaveValue('https://pictures.example/a.jpg | The boot / open | الشنطة ');
  await english.fill('');
  await expect.element(addresses).toHaveValue('https://pictures.example/a.jpg |  | الشنطة ');
});

function Moved() {
  const [photos, setPhotos] = useState('/pictures/a.jpg\n/pictures/b.jpg\n/pictures/c.jpg');
  return <PhotoField value={photos} fault={undefined} onChange={setPhotos} />;
}

test('pictures are moved by buttons, which keep the focus and say where the picture is', async () => {
  render(<Moved />);
  const addresses = page.getByLabelText('Picture addresses', { exact: false });
  await page.getByRole('button', { name: 'Move picture 1 back' }).click();
  await expect.element(addresses).toHaveValue('/pictures/b.jpg\n/pictures/a.jpg\n/pictures/c.jpg');
  await expect.element(page.getByRole('button', { name: 'Move picture 2 back' })).toHaveFocus();
  await expect.element(page.getByText('The picture is now number 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(addresses).toHaveValue('/pictures/b.jpg\n/pictures/c.jpg\n/pictures/a.jpg');
});

function Drawn() {
  const [photos, setPhotos] = useState(
    '/pictures/side.svg\nhttps://pictures.example/a.jpg | Front | من الأمام',
  );
  return <PhotoField value={photos} fault={undefined} onChange={setPhotos} />;
}

test('who made a photograph and its licence are written beside it, never beside a drawing', async () => {
  render(<Drawn />);
  const addresses = page.getByLabelText('Picture addresses', { exact: false });
  await page.getByLabelText('Picture 2 made by', { exact: false }).fill('SAIC Motor');
  await page.getByLabelText('Picture 2 licence', { exact: false }).fill('CC BY 4.0');
  await expect
    .element(addresses)
    .toHaveValue(
      '/pictures/side.svg\nhttps://pictures.example/a.jpg | Front | من الأمام | SAIC Motor | CC BY 4.0',
    );
  expect(page.getByLabelText('Picture 1 made by', { exact: false }).elements()).toHaveLength(0);
});

test('the first photograph is the main picture, since it takes the place of the drawing', async () => {
  const { container } = await render(<Drawn />);
  const [drawing, photograph] = container.querySelectorAll('ol > li');
  expect(drawing?.textContent).not.toContain('Main');
  expect(photograph?.textContent).toContain('Main');
});
