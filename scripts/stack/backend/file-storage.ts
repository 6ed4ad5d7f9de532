import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';
import { fieldOf } from '../../../src/lib/json.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/**
 * Keeps uploaded files (hero images) in a folder, with the type and caching that the upload named.
 * The backend brings such an adapter but does not export it.
 *
 * @param folder absolute; holds `<bucket>/<key>` and its facts in `<bucket>/<key>.facts.json`.
 */
export function storeInFolder(folder: string): StorageAdapter {
  const locate = (bucket: string, key: string) => {
    const path = join(folder, bucket, key);
    const inside = relative(folder, path);
    if (inside === '..' || inside.startsWith(`..${sep}`))
      throw new Error('Path outside the storage');
    return path;
  };
  const describe = async (path: string): Promise<ObjectMetadata> => {
    const { size, mtime } = await stat(path);
    const facts: unknown = JSON.parse(
      await readFile(`${path}.facts.json`, 'utf8').catch(() => '{}'),
    );
    return {
      cacheControl: readText(facts, 'cacheControl') ?? 'no-cache',
      mimetype: readText(facts, 'mimetype') ?? 'application/octet-stream',
      eTag: readText(facts, 'eTag') ?? `"${size}-${mtime.getTime()}"`,
      contentLength: size,
      size,
      lastModified: mtime,
    };
  };
  const remove = async (bucket: string, key: string) => {
    const path = locate(bucket, key);
    await Promise.all([rm(path, { force: true }), rm(`${path}.facts.json`, { force: true })]);
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
      await writeFile(`${path}.facts.json`, JSON.stringify({ mimetype, cacheControl, eTag }));
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
      await copyFile(`${from}.facts.json`, `${to}.facts.json`);
      const { eTag, lastModified } = await describe(to);
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) };
    },
    headObject: (bucket, key) => describe(locate(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${locate(bucket, key)}`,
  };
}

function readText(facts: unknown, name: string): string | undefined {
  const value = fieldOf(facts, name);
  return typeof value === 'string' ? value : undefined;
}
