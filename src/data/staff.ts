import * as z from 'zod/mini';
import { environment } from '#config/environment.ts';
import { heroImage } from '#config/limits.ts';
import type { Backend } from './client.ts';
import { logged, parseRow, readLogged } from './rows.ts';

/** Whether the person who is signed in belongs to the sales team. @throws Error when that cannot be read */
export async function isStaff(backend: Pick<Backend, 'rpc'>): Promise<boolean> {
  return parseRow(z.boolean(), await readLogged(backend.rpc('is_staff')));
}

/** Whether the person who is signed in is a manager of the team. @throws Error when that cannot be read */
export async function isManager(backend: Pick<Backend, 'rpc'>): Promise<boolean> {
  return parseRow(z.boolean(), await readLogged(backend.rpc('is_manager')));
}

const bucket = 'hero-images';

/** The beginning of every hero picture's address. */
export const heroImagesAddress = `${environment.supabaseUrl}/storage/v1/object/public/${bucket}/`;

/**
 * Stores a picture for the hero of the home page.
 * @param now becomes part of its name
 * @returns its public address
 * @throws Error when it is not stored, as for everybody who is no manager; it is logged as well
 */
export async function storeHeroImage(
  { storage }: Pick<Backend, 'storage'>,
  picture: Blob,
  now: Date,
): Promise<string> {
  await createBucketIfMissing(storage);
  const name = `hero-image-${now.getTime()}.${heroImage.extensions.get(picture.type)}`;
  const files = storage.from(bucket);
  // The bytes only: a Blob would be sent as a form, which the embedded backend does not understand.
  const { error } = await files.upload(name, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: String(heroImage.cacheSeconds),
    upsert: true,
  });
  if (error) throw logged(error);
  return files.getPublicUrl(name).data.publicUrl;
}

/** The migrations create the bucket, and few projects let a browser do so. If it stays missing, the upload fails. */
async function createBucketIfMissing(storage: Backend['storage']): Promise<void> {
  const { data: buckets } = await storage.listBuckets();
  if (buckets === null || buckets.some(({ id }) => id === bucket)) return;
  const { error } = await storage.createBucket(bucket, {
    public: true,
    fileSizeLimit: heroImage.bytesLimit,
    allowedMimeTypes: [...heroImage.extensions.keys()],
  });
  if (error) console.warn(error);
}
