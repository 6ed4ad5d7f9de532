import { expect, test } from 'vitest';
import webPush from 'web-push';
import { judgeEnvironment } from './environment.ts';

const token = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c2ln`;

const whole = {
  PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789',
  PUBLIC_SITE_URL: 'https://tayar.example',
  SMTP_HOST: 'smtp.tayar.example',
  SMTP_USER: 'mailer',
  SMTP_PASSWORD: 'open sesame',
  SALES_EMAIL: 'sales@tayar.example',
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/0123456789abcdef01234567',
  REBUILD_SECRET: 'a-secret-that-is-long-enough-to-count',
};

const faultsOf = (changes: NodeJS.ProcessEnv) =>
  judgeEnvironment({ ...whole, ...changes })
    .filter(({ mark }) => mark === 'bad')
    .map(({ text }) => text);

test('finds no fault in a complete environment, with keys of either kind', () => {
  expect(faultsOf({})).toEqual([]);
  expect(
    faultsOf({
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: token('anon'),
      SUPABASE_SECRET_KEY: token('service_role'),
    }),
  ).toEqual([]);
});

test('says once what does not work without a variable', () => {
  expect(faultsOf({ SMTP_HOST: ' ' })).toEqual([
    'SMTP_HOST is missing: no mail about a request is sent',
  ]);
  expect(faultsOf({ SUPABASE_SECRET_KEY: '' })).toEqual([
    'SUPABASE_SECRET_KEY is missing: no function works',
  ]);
  expect(faultsOf({ SMTP_PASSWORD: '' })).toEqual([
    'SMTP_PASSWORD is missing beside the other one',
  ]);
});

test('the two halves of the key for notifications go together, or are both left out', () => {
  const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  const faults = (PUBLIC_VAPID_KEY: string, VAPID_PRIVATE_KEY: string) =>
    faultsOf({ PUBLIC_VAPID_KEY, VAPID_PRIVATE_KEY });
  expect(faults(one.publicKey, one.privateKey)).toEqual([]);
  expect(faults(one.publicKey, other.privateKey)).toEqual([
    'VAPID_PRIVATE_KEY belongs to another PUBLIC_VAPID_KEY: no notification is sent',
  ]);
  expect(faults(one.publicKey, '')).toEqual(['VAPID_PRIVATE_KEY is missing beside the other one']);
  expect(faults('', one.privateKey)).toEqual(['PUBLIC_VAPID_KEY is missing beside the other one']);
});

test.each([
  ['PUBLIC_SUPABASE_URL', 'http://abc.supabase.co'],
  ['PUBLIC_SUPABASE_URL', 'https://abc.supabase.co/rest/v1'],
  ['PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'whatever'],
  ['SUPABASE_SECRET_KEY', 'sb_publishable_0123456789'],
  ['SUPABASE_SECRET_KEY', token('anon')],
  ['PUBLIC_SITE_URL', 'www.tayar'],
  ['PUBLIC_SALES_PHONE', '01000000000'],
  ['PUBLIC_MAP_TILES', 'https://tiles.example/{z}/{x}/{y}.png'],
  ['PUBLIC_GOOGLE_SIGN_IN', 'yes'],
  ['SMTP_HOST', 'smtp://smtp.tayar.example'],
  ['SMTP_PORT', '99999'],
  ['SALES_EMAIL', 'sales'],
  ['BUILD_HOOK_URL', 'https://hooks.tayar.example/build'],
  ['REBUILD_SECRET', 'too short'],
])('names %s where it is %s, without its value', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} `));
  expect(faults[0]).not.toContain(value);
});

test.each(['sb_secret_0123456789', token('service_role')])(
  'raises the alarm about a secret key that the browser would get',
  (key) => {
    expect(faultsOf({ PUBLIC_SUPABASE_PUBLISHABLE_KEY: key })).toEqual([
      'PUBLIC_SUPABASE_PUBLISHABLE_KEY is not a publishable key (sb_publishable_…)',
      'PUBLIC_SUPABASE_PUBLISHABLE_KEY holds a secret key, and reaches every browser',
    ]);
  },
);
