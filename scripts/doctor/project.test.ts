import { expect, test } from 'vitest';
import type { Finding, Reply } from './finding.ts';
import {
  judgeBucket,
  judgeEndpoints,
  judgePublicBucket,
  judgeSignIn,
  judgeWork,
} from './project.ts';
import { judgeServer, type ServerFacts } from './server.ts';

const reply = (status: number, body: unknown = {}): Reply => ({
  status,
  headers: new Headers(),
  text: JSON.stringify(body),
});
const faults = (findings: Finding[]) =>
  findings.filter(({ mark }) => mark === 'bad').map(({ text }) => text);

const usual = {
  health: reply(200),
  'send-notification': reply(401),
  'delete-account': reply(401),
  'page-view': reply(204),
  'point-report': reply(400),
  rebuild: reply(401),
  'rebuild with a forged secret': reply(401),
};

test('wants every function to be there, set up, and closed to strangers', () => {
  expect(faults(judgeEndpoints(usual))).toEqual([]);
  const odd = {
    ...usual,
    health: { failure: 'ECONNREFUSED' },
    'send-notification': reply(503),
    'delete-account': reply(404),
    'page-view': reply(502),
    'point-report': reply(404),
    'rebuild with a forged secret': reply(200),
  };
  expect(faults(judgeEndpoints(odd))).toEqual([
    'health: ECONNREFUSED',
    'send-notification is not set up',
    'delete-account is not there',
    'page-view cannot use the backend',
    'point-report is not there',
    'rebuild with a forged secret answered with 200 instead of 401',
  ]);
});

const site = {
  siteUrl: 'https://tayar.example',
  secret: 'the-secret',
  migrations: ['20260101', '20260102'],
};
const facts: ServerFacts = {
  version: 170_005,
  unprotected: [],
  applied: ['20260101', '20260102'],
  canAnnounce: true,
  hook: { address: 'https://tayar.example/api/rebuild', secret: 'the-secret' },
};

test('wants a server of today, fully migrated and protected, that tells of changes', () => {
  expect(faults(judgeServer(facts, site))).toEqual([]);
  const odd = {
    ...facts,
    version: 140_011,
    unprotected: ['cars'],
    applied: ['20260101'],
    hook: null,
  };
  expect(faults(judgeServer(odd, site))).toEqual([
    'PostgreSQL 14 is too old',
    'Migrations are missing, from 20260102 on',
    'Row-level security is OFF for cars',
    'The database announces changes nowhere',
  ]);
});

test('wants the webhook to lead here, with our secret, which it keeps to itself', () => {
  const hooked = (hook: ServerFacts['hook']) => faults(judgeServer({ ...facts, hook }, site));
  expect(hooked({ address: 'https://old.example/api/rebuild', secret: 'the-secret' })).toEqual([
    'Changes are announced to https://old.example/api/rebuild, not to https://tayar.example/api/rebuild',
  ]);
  const [other] = hooked({ address: 'https://tayar.example/api/rebuild', secret: 'stale-value' });
  expect(other).toContain('another secret');
  expect(other).not.toMatch(/stale-value|the-secret/);
});

test('wants sign-up open, by confirmed e-mail', () => {
  const of = (body: unknown, google = false) => faults(judgeSignIn(reply(200, body), google));
  expect(of({ external: { email: true } })).toEqual([]);
  expect(of({ mailer_autoconfirm: true, disable_signup: true }, true)).toEqual([
    'Nobody can sign up',
    'Addresses count as confirmed without a mail',
    'PUBLIC_GOOGLE_SIGN_IN is true, but the project has no sign-in with Google',
  ]);
  expect(of('not settings')).toEqual(['The sign-in service answered with 200']);
});

test('wants the bucket public, and closed to what is no picture', () => {
  const bucket = { public: true, file_size_limit: 5_242_880, allowed_mime_types: ['image/png'] };
  expect(judgeBucket(reply(200, bucket)).mark).toBe('good');
  expect(judgeBucket(reply(200, { ...bucket, public: false })).text).toContain('not public');
  expect(judgeBucket(reply(200, { ...bucket, file_size_limit: null })).text).toContain('5 MB');
  expect(judgeBucket(reply(200, { ...bucket, allowed_mime_types: null })).text).toContain(
    'pictures',
  );
  expect(judgeBucket(reply(401)).text).toContain('secret key');
  expect(judgePublicBucket(reply(400, { error: 'Bucket not found' })).mark).toBe('bad');
  expect(judgePublicBucket(reply(400, { message: 'Object not found' })).mark).toBe('good');
});

test('finds mails left lying, and a team without anyone', () => {
  const [rows, none] = [reply(200, [{}]), reply(200, [])];
  expect(faults(judgeWork({ staff: rows, waiting: none, givenUp: none }))).toEqual([]);
  expect(faults(judgeWork({ staff: none, waiting: rows, givenUp: rows }))).toEqual([
    'Nobody is staff',
    'Mails about requests have waited for half an hour',
    'Mails about requests were given up',
  ]);
  expect(faults(judgeWork({ staff: reply(401), waiting: none, givenUp: none }))).toHaveLength(1);
});
