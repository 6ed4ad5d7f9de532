import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { jsonIn } from '../../src/lib/json.ts';
import { type Home, writePrivately } from './home.ts';

const key = (kind: 'publishable' | 'secret') =>
  z.string().regex(new RegExp(`^sb_${kind}_\\S{20,}$`));

export const secretsSchema = z.object({
  publishableKey: key('publishable'),
  secretKey: key('secret'),
  /** Signs the sessions of the embedded backend. */
  jwtSecret: z.string().min(32),
  /** Shared between the database's webhook and the functions. */
  webhookSecret: z.string().min(32),
});

/** Secrets of this machine's stack: made once, kept in the state folder, never committed. */
export type Secrets = z.output<typeof secretsSchema>;

/** Makes a fresh set of secrets, each of at least 128 random bits. */
export function makeSecrets(): Secrets {
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
    webhookSecret: randomBytes(32).toString('base64url'),
  };
}

/** Reads this machine's secrets, making them on the first run or where the file is unreadable. */
export async function loadSecrets(home: Home): Promise<Secrets> {
  const text = await readFile(home.secrets, 'utf8').catch(() => null);
  const known = secretsSchema.safeParse(jsonIn(text));
  if (known.success) return known.data;
  const secrets = makeSecrets();
  await writePrivately(home.secrets, secrets);
  return secrets;
}
