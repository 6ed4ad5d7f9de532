import { ask } from './ask.ts';
import { keyHeaders, type Project } from './database.ts';
import type { Finding } from './finding.ts';
import { judgeBucket, judgePublicBucket } from './verdicts/storage.ts';

/** Looks at the bucket of home page pictures; with the secret key at its limits as well. */
export async function checkStorage({
  url,
  publishableKey,
  secretKey,
}: Project): Promise<Finding[]> {
  const key = secretKey ?? publishableKey;
  const [bucket, shown] = await Promise.all([
    ask(`${url}/storage/v1/bucket/hero-images`, { headers: keyHeaders(key) }),
    ask(`${url}/storage/v1/object/public/hero-images/not-there`),
  ]);
  return secretKey === undefined ? [judgePublicBucket(shown)] : [judgeBucket(bucket)];
}
