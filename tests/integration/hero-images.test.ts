import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { heroImagesAddress, isStaff, storeHeroImage } from '#data/staff.ts';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;
const picture = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
const now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

test('staff store a picture, again under the same name as well, and everybody can fetch it', async () => {
  const address = await storeHeroImage(backend.as.staff, picture, now);
  expect(await storeHeroImage(backend.as.staff, picture, now)).toBe(address);
  const { pathname } = new URL(address);
  expect(pathname).toBe(`/storage/v1/object/public/hero-images/hero-image-${now.getTime()}.png`);
  expect(pathname.startsWith(heroImagesAddress)).toBe(true);
  const answer = await backend.engine.app.fetch(new Request(address));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('the picture of an ordinary buyer is refused, which is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(storeHeroImage(backend.as.buyer, picture, now)).rejects.toThrow();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('a bucket that is missing is asked for, and the upload tells that there is none', async () => {
  await backend.engine.sql("delete from storage.objects where bucket_id = 'hero-images'");
  await backend.engine.sql("delete from storage.buckets where id = 'hero-images'");
  await expect(storeHeroImage(backend.as.staff, picture, now)).rejects.toThrow();
  // If the caller may create the bucket, it gets the same limits as in the migration.
  await storeHeroImage(backend.as.service, picture, now);
  expect((await backend.as.service.storage.getBucket('hero-images')).data).toMatchObject({
    public: true,
    file_size_limit: 5_242_880,
    allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp'],
  });
});

test('the sales team differs from buyers; a failed query throws and counts as neither', async () => {
  expect(await isStaff(backend.as.staff)).toBe(true);
  expect(await isStaff(backend.as.buyer)).toBe(false);
  await expect(isStaff(backend.as.anonymous)).rejects.toThrow();
});
