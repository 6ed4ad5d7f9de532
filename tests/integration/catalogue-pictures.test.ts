/** Pictures of the catalogue: managers store them, everybody sees them. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storePicture } from '#data/catalogue-pictures.ts';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;
const picture = new Blob([new Uint8Array([255, 216, 255])], { type: 'image/jpeg' });

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

test('a manager stores a picture, and everybody can fetch it', async () => {
  const address = await storePicture(backend.as.staff, picture, 'a-car');
  expect(new URL(address).pathname).toBe('/storage/v1/object/public/catalogue/a-car.jpg');
  const answer = await backend.engine.app.fetch(new Request(address));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a logo stays a PNG', async () => {
  const logo = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
  const address = await storePicture(backend.as.staff, logo, 'a-brand');
  expect(new URL(address).pathname).toBe('/storage/v1/object/public/catalogue/a-brand.png');
  const answer = await backend.engine.app.fetch(new Request(address));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test.each(['buyer', 'anonymous'] as const)('the picture of %s is refused', async (role) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(storePicture(backend.as[role], picture, `of-${role}`)).rejects.toThrow();
  log.mockRestore();
});

test.each(['page.html', 'a.jpg.html', 'a.svg', 'a.jpg/x', '../a.html', 'a b.jpg', 'a.JPG'])(
  'a manager stores nothing under the name %s',
  async (name) => {
    const files = backend.as.staff.storage.from('catalogue');
    const { error } = await files.upload(name, await picture.arrayBuffer(), {
      contentType: 'image/jpeg',
    });
    expect(error).not.toBeNull();
  },
);

test('a picture is not renamed to a page', async () => {
  await storePicture(backend.as.staff, picture, 'stays');
  const files = backend.as.staff.storage.from('catalogue');
  expect((await files.move('stays.jpg', 'stays.html')).error).not.toBeNull();
});
