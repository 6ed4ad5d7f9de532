import { z } from 'zod';
import { inWords, jsonOf, type Reply } from '../ask.ts';
import { bad, type Finding, good } from '../finding.ts';

const bucketSchema = z.object({
  public: z.boolean(),
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
});
const pictures = ['image/png', 'image/jpeg', 'image/webp'];
const largest = 5 * 1024 * 1024;
const push =
  'Run `npx supabase db push`: the migration of hero images makes the bucket and its limits.';

/** Judges the description of the bucket, as the secret key reads it; visitors have found that it is there. */
export function judgeBucket(reply: Reply): Finding {
  const result = bucketSchema.safeParse(jsonOf(reply));
  if (!result.success) {
    return bad(
      `The storage does not show its limits to the secret key: ${inWords(reply)}`,
      'Copy SUPABASE_SECRET_KEY from Project settings > API keys.',
    );
  }
  const { public: isPublic, file_size_limit: limit, allowed_mime_types: types } = result.data;
  if (!isPublic) return bad('The bucket hero-images is not public', push);
  if (limit === null || limit > largest) {
    return bad('The bucket hero-images takes files over 5 MB', push);
  }
  if (types === null || types.some((type) => !pictures.includes(type))) {
    return bad('The bucket hero-images takes files that are no pictures', push);
  }
  return good('The bucket hero-images is public, for pictures up to 5 MB');
}

/** Judges the answer to a visitor who asks for a picture that is not there. */
export function judgePublicBucket(reply: Reply): Finding {
  if ('failure' in reply) {
    return bad(
      `The storage cannot be reached: ${reply.failure}`,
      'Look at the logs of the project.',
    );
  }
  return /bucket not found/i.test(reply.text)
    ? bad('There is no public bucket hero-images', push)
    : good('The bucket hero-images is public');
}
