import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';
import { z } from 'zod';
import { jsonIn } from '#lib/json.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

const factsSchema = z.object({
  cacheControl: z.string().default('no-cache'),
  mimetype: z.string().default('application/octet-stream'),
  eTag: z.string().optional(),
});

/** Where the facts of a file are kept. `fileName` gives no file such a name. */
const factsOf = (path: string) => `${path}.facts.json`;

/**
 * The one file name of a bucket or key. A slash makes no folder, so `a//b`, `a/b` and `a/../b` stay apart, and so do
 * names that a disk may take for the same, such as `A` and `a`. Plain names stay as they are.
 */
function fileName(name: string): string {
  const plain = encodeURIComponent(name).replace(
    /(?<!%|%.)[A-Z~]|^\.|\.(?=facts\.json$)/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  const longest = 200;
  return plain.length > longest ? `~${createHash('sha256').update(name).digest('hex')}` : plain;
}

/**
 * Keeps uploaded files (hero images) in a folder, with the type and caching that the upload named. The backend has such
 * an adapter but does not export it.
 *
 * @param folder absolute; holds each file and its facts in a folder for the bucket.
 */
export function storeInFolder(folder: string): StorageAdapter {
  const locate = (bucket: string, key: string) => join(folder, fileName(bucket), fileName(key));
  const describe = async (path: string): Promise<ObjectMetadata> => {
    const { size, mtime } = await stat(path);
    const text = await readFile(factsOf(path), 'utf8').catch(() => null);
    const { cacheControl, mimetype, eTag } = factsSchema.parse(jsonIn(text) ?? {});
    return {
      cacheControl,
      mimetype,
      eTag: eTag ?? `"${size}-${mtime.getTime()}"`,
      contentLength: size,
      size,
      lastModified: mtime,
    };
  };
  const remove = async (bucket: string, key: string) => {
    const path = locate(bucket, key);
    await Promise.all([rm(path, { force: true }), rm(factsOf(path), { force: true })]);
  };
  return {
    driver: undefined,
    async getObject(bucket, key, _version, headers) {
      const path = locate(bucket, key);
      const metadata = await describe(path);
      if (headers?.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata };
      return { httpStatusCode: 200, metadata, body: await readFile(path) };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const path = locate(bucket, key);
      const content = body instanceof Uint8Array ? body : await buffer(body);
      const eTag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, content);
      await writeFile(factsOf(path), JSON.stringify({ mimetype, cacheControl, eTag }));
      return describe(path);
    },
    async deleteObject(bucket, key) {
      await remove(bucket, key);
    },
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(fromBucket, fromKey, _version, toBucket, toKey) {
      const [from, to] = [locate(fromBucket, fromKey), locate(toBucket, toKey)];
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await copyFile(from, to);
      await copyFile(factsOf(from), factsOf(to));
      const { eTag, lastModified } = await describe(to);
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) };
    },
    headObject: (bucket, key) => describe(locate(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${locate(bucket, key)}`,
  };
}
