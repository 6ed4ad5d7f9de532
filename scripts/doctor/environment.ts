import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { jsonIn } from '#lib/json.ts';
import {
  buildEnv,
  mailEnv,
  readEnv,
  rebuildEnv,
  serviceEnv,
  visitorEnv,
} from '../../netlify/lib/env.ts';
import { bad, type Finding, good } from './finding.ts';

type Format = [isRight: (value: string) => boolean, otherwise: string];

const origin = (example: string): Format => [
  isOrigin,
  `is not an https address without a path, such as ${example}`,
];
const keyOf = (role: string, otherwise: string): Format => [
  (value) => roleOf(value) === role,
  otherwise,
];
const matching = (pattern: RegExp, otherwise: string): Format => [
  (value) => pattern.test(value),
  otherwise,
];

/** Rules for variables beyond those that the functions check themselves. */
const formats: Readonly<Record<string, Format>> = {
  PUBLIC_SUPABASE_URL: origin('https://abc.supabase.co'),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: keyOf('anon', 'is not a publishable key (sb_publishable_…)'),
  SUPABASE_SECRET_KEY: keyOf('service_role', 'is not a secret key (sb_secret_…)'),
  PUBLIC_SITE_URL: origin('https://tayar.example'),
  PUBLIC_SALES_PHONE: matching(/^\+\d(?:[ -]?\d){6,14}$/, 'is not in the international form, +20…'),
  PUBLIC_COMPANY_FOUNDERS: matching(
    /^[^|;]+\|[^|;]+;[^|;]+\|[^|;]+$/,
    'is not two names, each as English | Arabic, with a semicolon between them',
  ),
  PUBLIC_COMPANY_REGISTER: matching(/^\d[\d -]{2,20}$/, 'is no number'),
  PUBLIC_COMPANY_TAX: matching(/^\d[\d -]{2,20}$/, 'is no number'),
  PUBLIC_COMPANY_PLACE: matching(/^[^|]+\|[^|]+$/, 'is not English | Arabic'),
  PUBLIC_MAP_TILES: matching(
    /^https:\/\/\S+\{z\}\S+ +\S/,
    'is no https address with {z}, {x} and {y}, a blank, and whom the tiles are owed to',
  ),
  PUBLIC_GOOGLE_SIGN_IN: matching(/^(?:true|false)$/, 'is neither true nor false'),
  SMTP_HOST: matching(/^[\w.-]+$/, 'is not the name of a server (no address, no port)'),
  BUILD_HOOK_URL: matching(
    /^https:\/\/api\.netlify\.com\/build_hooks\/[0-9a-f]{16,64}(?:\?\S*)?$/,
    'is not a build hook of Netlify (https://api.netlify.com/build_hooks/…)',
  ),
  PUBLIC_VAPID_KEY: matching(
    /^[\w-]{87}$/,
    'is no public key of `npx web-push generate-vapid-keys`',
  ),
  VAPID_PRIVATE_KEY: matching(
    /^[\w-]{43}$/,
    'is no private key of `npx web-push generate-vapid-keys`',
  ),
  REBUILD_SECRET: matching(/^\S{32,200}$/, 'is not 32 to 200 characters without blanks'),
};

/** Each group of variables, with what does not work while it is incomplete. */
const needs = [
  { schema: visitorEnv, without: 'the site cannot be built' },
  { schema: serviceEnv, without: 'no function works' },
  { schema: mailEnv, without: 'no mail about a request is sent' },
  { schema: buildEnv, without: 'the site is not built anew when the catalogue changes' },
  { schema: rebuildEnv, without: 'the site does not listen to the database' },
] as const;

const where = 'Netlify, Project configuration > Environment variables; then deploy again.';

/** Judges the variables of a deployment, one finding for each fault. Values are never in a finding. */
export function judgeEnvironment(env: NodeJS.ProcessEnv): Finding[] {
  const set = new Map<string, string>();
  for (const [name, value] of Object.entries(env)) if (value?.trim()) set.set(name, value.trim());
  const findings: Finding[] = [];
  const named = new Set<string>();
  const fault = (name: string, why: string) => {
    if (!named.has(name)) findings.push(bad(`${name} ${why}`, where));
    named.add(name);
  };
  for (const [name, [isRight, otherwise]] of Object.entries(formats)) {
    const value = set.get(name);
    if (value !== undefined && !isRight(value)) fault(name, otherwise);
  }
  for (const { schema, without } of needs) {
    const result = readEnv(schema, Object.fromEntries(set));
    for (const name of result.ok ? [] : result.faulty) {
      fault(name, set.has(name) ? `is not valid: ${without}` : `is missing: ${without}`);
    }
  }
  if (!set.has('PUBLIC_SITE_URL') && !set.has('URL')) {
    fault('PUBLIC_SITE_URL', 'is missing: the site cannot be checked');
  }
  if (set.has('SMTP_USER') !== set.has('SMTP_PASSWORD')) {
    fault(set.has('SMTP_USER') ? 'SMTP_PASSWORD' : 'SMTP_USER', 'is missing beside the other one');
  }
  const [pushKey, pushSecret] = [set.get('PUBLIC_VAPID_KEY'), set.get('VAPID_PRIVATE_KEY')];
  if ((pushKey === undefined) !== (pushSecret === undefined)) {
    fault(pushKey ? 'VAPID_PRIVATE_KEY' : 'PUBLIC_VAPID_KEY', 'is missing beside the other one');
  } else if (pushKey && pushSecret && !isPair(pushKey, pushSecret)) {
    fault('VAPID_PRIVATE_KEY', 'belongs to another PUBLIC_VAPID_KEY: no notification is sent');
  }
  for (const [name, value] of set) {
    if (name.startsWith('PUBLIC_') && roleOf(value) === 'service_role') {
      findings.push(
        bad(
          `${name} holds a secret key, and reaches every browser`,
          'Replace the key in Supabase at once.',
        ),
      );
    }
  }
  return findings.length > 0 ? findings : [good('Every variable is set and well-formed')];
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username } = new URL(value);
  const safe = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return safe && pathname === '/' && `${search}${hash}${username}` === '';
}

/** Whether two halves of a VAPID key belong together; a malformed one is told of by its format. */
function isPair(publicKey: string, privateKey: string): boolean {
  if (publicKey.length !== 87 || privateKey.length !== 43) return true;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey('base64url') === publicKey;
}

/** The database role that a key of Supabase stands for, of the present kind or the older one (a token). */
function roleOf(key: string): string | undefined {
  if (/^sb_publishable_\S{10,}$/.test(key)) return 'anon';
  if (/^sb_secret_\S{10,}$/.test(key)) return 'service_role';
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key)?.[1];
  if (payload === undefined) return undefined;
  const claims = jsonIn(Buffer.from(payload, 'base64url').toString());
  return z.object({ role: z.string() }).safeParse(claims).data?.role;
}
