import { z } from 'zod';
import {
  ask,
  bad,
  type Finding,
  good,
  inWords,
  isOk,
  jsonOf,
  type Reply,
  rowCount,
} from './finding.ts';
import { keyHeaders, type Project } from './settings.ts';

const settingsSchema = z.object({
  disable_signup: z.boolean().default(false),
  mailer_autoconfirm: z.boolean().default(false),
  external: z
    .object({
      email: z.boolean().default(true),
      google: z.boolean().default(false),
      anonymous_users: z.boolean().default(false),
    })
    .prefault({}),
});

/**
 * Judges the public settings of the sign-in service.
 *
 * @param google whether the site offers sign-in with Google.
 */
export function judgeSignIn(reply: Reply, google: boolean): Finding[] {
  const { data: settings } = settingsSchema.safeParse(jsonOf(reply));
  if (!settings) {
    return [bad(`The sign-in service ${inWords(reply)}`, 'Look at the logs of the project.')];
  }
  const { external } = settings;
  const push = 'Run `npx supabase config push`, or set it under Authentication.';
  const setUp = 'Set it up under Authentication > Sign In / Providers, or remove the variable.';
  const checks: [isWrong: boolean, text: string, advice: string][] = [
    [settings.disable_signup, 'Nobody can sign up', push],
    [!external.email, 'Nobody can sign in by e-mail', push],
    [settings.mailer_autoconfirm, 'Addresses count as confirmed without a mail', push],
    [external.anonymous_users, 'Anonymous accounts are allowed', push],
    [
      google && !external.google,
      'PUBLIC_GOOGLE_SIGN_IN is true, but the project has no sign-in with Google',
      setUp,
    ],
  ];
  const faults = checks.flatMap(([isWrong, text, advice]) => (isWrong ? [bad(text, advice)] : []));
  return faults.length > 0 ? faults : [good('Sign-up by e-mail is open, with a mail to confirm')];
}

/** Checks, with the secret key, that there is staff and that no mails are left behind. */
export async function checkWork({ url, secretKey }: Project): Promise<Finding[]> {
  if (secretKey === undefined) return [];
  const headers = keyHeaders(secretKey);
  const rows = (query: string) => ask(`${url}/rest/v1/${query}&limit=1`, { headers });
  const late = encodeURIComponent(new Date(Date.now() - 30 * 60_000).toISOString());
  return judgeWork({
    staff: await rows('user_roles?select=user_id'),
    waiting: await rows(
      `notifications?select=created_at&sent_at=is.null&given_up_at=is.null&created_at=lt.${late}`,
    ),
    givenUp: await rows('notifications?select=created_at&given_up_at=not.is.null'),
  });
}

/** Judges by at most one row of each: staff, mails that wait far too long, mails that were given up. */
export function judgeWork(replies: { staff: Reply; waiting: Reply; givenUp: Reply }): Finding[] {
  const { staff, waiting, givenUp } = replies;
  if (!isOk(staff)) {
    return [
      bad(
        `The database does not take the secret key: ${inWords(staff)}`,
        'Copy SUPABASE_SECRET_KEY from Project settings > API keys.',
      ),
    ];
  }
  return [
    good('The database answers to the secret key'),
    rowCount(staff) > 0
      ? good('Somebody is staff')
      : bad('Nobody is staff', 'Make somebody staff: docs/deployment.md, step 4.'),
    rowCount(waiting) > 0
      ? bad(
          'Mails about requests have waited for half an hour',
          'The function `sweep` does not run, or the mail server refuses: read its log at Netlify.',
        )
      : good('No mail about a request is left waiting'),
    rowCount(givenUp) > 0
      ? bad(
          'Mails about requests were given up',
          'See last_error in public.notifications; docs/operations.md says how to try again.',
        )
      : good('No mail about a request was given up'),
  ];
}

/** Checks the bucket of home page pictures, and with the secret key its limits as well. */
export async function checkStorage({ url, secretKey }: Project): Promise<Finding[]> {
  const bucket = `${url}/storage/v1/bucket/hero-images`;
  const missing = await ask(`${url}/storage/v1/object/public/hero-images/not-there`);
  const isPublic = judgePublicBucket(missing);
  if (isPublic.mark === 'bad' || secretKey === undefined) return [isPublic];
  return [judgeBucket(await ask(bucket, { headers: keyHeaders(secretKey) }))];
}

const pushBucket =
  'Run `npx supabase db push`: the migration of hero images makes the bucket and its limits.';

/** Judges the answer to a visitor who asks for a picture that does not exist. */
export function judgePublicBucket(reply: Reply): Finding {
  if ('failure' in reply) {
    const advice = 'Look at the logs of the project.';
    return bad(`The storage cannot be reached: ${reply.failure}`, advice);
  }
  return /bucket not found/i.test(reply.text)
    ? bad('There is no public bucket hero-images', pushBucket)
    : good('The bucket hero-images is public');
}

const bucketSchema = z.object({
  public: z.boolean(),
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
});
const pictures = ['image/png', 'image/jpeg', 'image/webp'];

/** Judges the description of the bucket, as the secret key reads it. */
export function judgeBucket(reply: Reply): Finding {
  const { data: bucket } = bucketSchema.safeParse(jsonOf(reply));
  if (!bucket) {
    return bad(
      `The storage does not show its limits to the secret key: ${inWords(reply)}`,
      'Copy SUPABASE_SECRET_KEY from Project settings > API keys.',
    );
  }
  const { file_size_limit: limit, allowed_mime_types: types } = bucket;
  if (!bucket.public) return bad('The bucket hero-images is not public', pushBucket);
  if (limit === null || limit > 5 * 1024 * 1024) {
    return bad('The bucket hero-images takes files over 5 MB', pushBucket);
  }
  if (types === null || types.some((type) => !pictures.includes(type))) {
    return bad('The bucket hero-images takes files that are no pictures', pushBucket);
  }
  return good('The bucket hero-images is public, for pictures up to 5 MB');
}

/** The status that each function must return to a call without rights, and the variables that it needs. */
const endpoints = [
  ['health', 200, 'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY'],
  ['send-notification', 401, 'SUPABASE_SECRET_KEY, SMTP_HOST and SALES_EMAIL'],
  ['delete-account', 401, 'SUPABASE_SECRET_KEY'],
  ['page-view', 204, 'SUPABASE_SECRET_KEY'],
  ['point-report', 400, 'SUPABASE_SECRET_KEY'],
  ['rebuild', 401, 'BUILD_HOOK_URL and REBUILD_SECRET'],
  ['rebuild with a forged secret', 401, 'BUILD_HOOK_URL and REBUILD_SECRET'],
] as const;

type EndpointName = (typeof endpoints)[number][0];

/** Calls the site's functions without any rights, so that none of them does anything. */
export async function checkFunctions(siteUrl: string): Promise<Finding[]> {
  // A function that has not been called for a while needs time for a cold start.
  const timeout = 30_000;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ path: '/' });
  const send = (name: string, headers: Record<string, string> = {}) =>
    ask(
      `${siteUrl}/api/${name}`,
      { method: 'POST', headers: { ...json, ...headers }, body },
      timeout,
    );
  return judgeEndpoints({
    health: await ask(`${siteUrl}/.netlify/functions/health`, {}, timeout),
    'send-notification': await send('send-notification'),
    'delete-account': await send('delete-account'),
    // Do Not Track: this view is not counted.
    'page-view': await send('page-view', { dnt: '1' }),
    // It names no place.
    'point-report': await send('point-report'),
    rebuild: await send('rebuild'),
    'rebuild with a forged secret': await send('rebuild', {
      authorization: 'Bearer not-the-secret',
    }),
  });
}

/** Judges how the site's functions answer calls without any rights. */
export function judgeEndpoints(replies: Readonly<Record<EndpointName, Reply>>): Finding[] {
  const log = 'Read its log at Netlify';
  return endpoints.map(([name, status, variables]) => {
    const reply = replies[name];
    if ('failure' in reply) return bad(`${name}: ${reply.failure}`, 'Check PUBLIC_SITE_URL.');
    switch (reply.status) {
      case status:
        return good(status === 401 ? `${name} refuses strangers` : `${name} answers`);
      case 404:
        return bad(
          `${name} is not there`,
          'Deploy again, and look for the functions in the log of the deploy.',
        );
      case 503:
        return bad(
          `${name} is not set up`,
          `At Netlify set ${variables} for functions, then deploy again; its log names what is missing.`,
        );
      case 502:
        return bad(`${name} cannot use the backend`, `${log}; check SUPABASE_SECRET_KEY.`);
      default:
        return bad(`${name} ${inWords(reply)} instead of ${status}`, `${log}.`);
    }
  });
}
