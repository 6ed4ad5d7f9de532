import { ask } from './ask.ts';
import { keyHeaders, type Project } from './database.ts';
import type { Finding } from './finding.ts';
import { judgeBucket, judgePublicBucket } from './verdicts/storage.ts';

/** Looks at the bucket of home page pictures; with the secret key at its limits as well. */
export async function checkStorage({ url, secretKey }: Project): Promise<Finding[]> {
  const shown = await ask(`${url}/storage/v1/object/public/hero-images/not-there`);
  const isPublic = judgePublicBucket(shown);
  if (isPublic.mark === 'bad' || secretKey === undefined) return [isPublic];
  const headers = keyHeaders(secretKey);
  return [judgeBucket(await ask(`${url}/storage/v1/bucket/hero-images`, { headers }))];
}
