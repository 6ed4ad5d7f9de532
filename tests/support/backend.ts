/** The backend in this process, and clients of it that act as each kind of visitor. */
import { openAsBlob } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import type { Database } from '#data/database.types.ts';
import {
  type EmbeddedEngine,
  type Engine,
  keys,
  openEmbedded,
} from '../../scripts/stack/backend/embedded.ts';

/** Someone who has signed up, with the token of their session. */
export type Account = { id: string; email: string; token: string };

export type Client = SupabaseClient<Database>;

/** A client for each kind of caller: a visitor, two people with an account, the sales team, our own functions. */
export const roles = ['anonymous', 'buyer', 'stranger', 'staff', 'service'] as const;
export type Role = (typeof roles)[number];

export type Backend = {
  engine: EmbeddedEngine;
  accounts: Record<'buyer' | 'stranger' | 'staff', Account>;
  as: Record<Role, Client>;
};

/** A client of the engine; with a token, as the person whose session it is. */
export function clientOf(engine: Engine, key: string, token?: string): Client {
  return createClient<Database>('http://backend.test', key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => engine.app.fetch(new Request(input, init)),
      ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
    },
  });
}

/**
 * Signs somebody up the way the site does.
 * @throws when the backend refuses
 */
export async function signUp(
  engine: Engine,
  person: { email: string; name?: string; phone?: string },
): Promise<Account> {
  const { email, ...data } = person;
  const answer = await clientOf(engine, keys.publishable).auth.signUp({
    email,
    password: 'a good password',
    options: { data },
  });
  const session = answer.data.session;
  if (!session) throw new Error(`${email} could not sign up: ${answer.error?.message}`);
  return { id: session.user.id, email, token: session.access_token };
}

/** A separate backend for one test file, restored from the run's snapshot. */
export async function startBackend(): Promise<Backend> {
  const engine = await openEmbedded({ snapshot: await openAsBlob(inject('snapshotFile')) });
  const accounts = inject('accounts');
  const person = (account: Account) => clientOf(engine, keys.publishable, account.token);
  return {
    engine,
    accounts,
    as: {
      anonymous: clientOf(engine, keys.publishable),
      buyer: person(accounts.buyer),
      stranger: person(accounts.stranger),
      staff: person(accounts.staff),
      service: clientOf(engine, keys.secret),
    },
  };
}
