import type { Backend } from './client.ts';
import { logged } from './rows.ts';

const bucket = 'catalogue';

/** How long browsers may keep a picture, in seconds: its name is never given to another. */
const cacheSeconds = 31_536_000;

/** The endings of the types that are stored. */
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * Stores a picture of the catalogue.
 * @param picture a JPEG or a PNG
 * @param name without an ending, such as a new id
 * @returns its public address
 * @throws Error when it is not stored, as for everybody who is no manager; it is logged as well
 */
export async function storePicture(
  { storage }: Pick<Backend, 'storage'>,
  picture: Blob,
  name: string,
): Promise<string> {
  const files = storage.from(bucket);
  const path = `${name}.${endings[picture.type]}`;
  // The bytes only: a Blob would be sent as a form, which the embedded backend does not understand.
  const { error } = await files.upload(path, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: String(cacheSeconds),
  });
  if (error) throw logged(error);
  return files.getPublicUrl(path).data.publicUrl;
}
