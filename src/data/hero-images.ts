import { environment } from '@/config/environment';
import { heroImage } from '@/config/limits';
import type { Backend } from './client';

const bucket = 'hero-images';

/** What the address of every picture of the hero begins with. */
export const heroImagesAddress = `${environment.supabaseUrl}/storage/v1/object/public/${bucket}/`;

/**
 * Stores a picture for the hero of the home page.
 * @param now becomes part of its name
 * @returns the address at which everybody can see it
 * @throws Error when it is not stored, as for all who are not staff; it is logged as well
 */
export async function storeHeroImage(
  backend: Pick<Backend, 'storage'>,
  picture: Blob,
  now: Date,
): Promise<string> {
  await createBucketIfMissing(backend);
  const name = `hero-image-${now.getTime()}.${heroImage.extensions.get(picture.type)}`;
  const files = backend.storage.from(bucket);
  // The bytes alone: as a form, which a Blob is sent in, the embedded backend does not understand them.
  const { error } = await files.upload(name, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: String(heroImage.cacheSeconds),
    upsert: true,
  });
  if (error) {
    console.error(error);
    throw error;
  }
  return files.getPublicUrl(name).data.publicUrl;
}

/** The migrations make the bucket, and hardly any project lets a browser do so: the upload tells what is amiss. */
async function createBucketIfMissing({ storage }: Pick<Backend, 'storage'>): Promise<void> {
  const { data: buckets } = await storage.listBuckets();
  if (buckets === null || buckets.some(({ id }) => id === bucket)) return;
  const { error } = await storage.createBucket(bucket, {
    public: true,
    fileSizeLimit: heroImage.bytesLimit,
    allowedMimeTypes: [...heroImage.extensions.keys()],
  });
  if (error) console.warn(error);
}
