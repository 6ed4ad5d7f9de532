/** Requests, the functions that mail about them, and the mail server that gets the mails: one of each per test file. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { connectFunctions } from './functions.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { requestRows, type Values } from './rows.ts';

/** The sales team's mailbox. */
export const sales = 'sales@tayar.example';

export type MailedRequests = {
  backend: Backend;
  mailServer: MailServer;
  /** Requests to the backend that never arrive, by their address; none at first. */
  lost: (address: string) => boolean;
  /** Stores a request of the buyer's, under an id where one is given, and gives its id. */
  store: (table: keyof typeof requestRows, changes?: Values, id?: string) => Promise<string>;
  /** Lets time, such as '1 minute', pass for every mail that waits. */
  pass: (time: string) => Promise<unknown>;
  /** The mails to an address. */
  mailsTo: (address: string) => MailServer['mails'];
  /** When the mail to the sales team was sent, or null. */
  notifiedAt: (table: string, id: string) => Promise<unknown>;
};

/**
 * Sets up the tests of a file. Use the result inside tests only; before each test, stored rows and mails are deleted.
 */
export function mailedRequests(): MailedRequests {
  const parts: { backend?: Backend; mailServer?: MailServer } = {};
  const part = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('Not started yet');
    return value;
  };
  const world: MailedRequests = {
    get backend() {
      return part(parts.backend);
    },
    get mailServer() {
      return part(parts.mailServer);
    },
    lost: () => false,
    async store(table, changes = {}, id = crypto.randomUUID()) {
      const buyer: SupabaseClient = world.backend.as.buyer;
      const { error } = await buyer.from(table).insert({ ...requestRows[table], ...changes, id });
      expect(error).toBeNull();
      return id;
    },
    pass: (time) =>
      world.backend.engine.sql(`
        update public.notifications set due_at = due_at - interval '${time}',
          claimed_until = claimed_until - interval '${time}', created_at = created_at - interval '${time}'`),
    mailsTo: (address) =>
      world.mailServer.mails.filter(({ to }) => to?.some((one) => one.address === address)),
    async notifiedAt(table, id) {
      const rows = await world.backend.engine.sql(
        `select notified_at from public.${table} where id = $1`,
        [id],
      );
      return rows[0]?.notified_at;
    },
  };
  beforeAll(async () => {
    [parts.backend, parts.mailServer] = await Promise.all([startBackend(), startMailServer()]);
  });
  beforeEach(() => startAfresh(world));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  afterAll(async () => {
    await parts.mailServer?.become('down');
    await parts.backend?.engine.close();
  });
  return world;
}

async function startAfresh(world: MailedRequests): Promise<void> {
  const { backend, mailServer } = world;
  world.lost = () => false;
  mailServer.mails.length = 0;
  mailServer.unknown.clear();
  await mailServer.become('up');
  connectFunctions(
    backend,
    {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailServer.port),
      SALES_EMAIL: sales,
      MAIL_FROM: 'no-reply@tayar.example',
      PUBLIC_SITE_URL: 'https://tayar.example',
    },
    ({ url }) => {
      if (world.lost(url)) throw new TypeError('fetch failed');
      return undefined;
    },
  );
  for (const table of Object.keys(requestRows)) {
    await backend.engine.sql(`delete from public.${table}`);
  }
  await backend.engine.sql('delete from private.calls');
}
