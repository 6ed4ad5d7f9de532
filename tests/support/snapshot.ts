/**
 * Makes the database that every integration test starts from, once per run: migrated, with three people who have
 * signed up, one of them on the sales team.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../scripts/stack/backend/embedded.ts';
import { type Account, signUp } from './backend.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    snapshotFile: string;
    accounts: Record<'buyer' | 'stranger' | 'staff', Account>;
  }
}

export default async function makeSnapshot(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-tests-'));
  const engine = await openEmbedded();
  const accounts = {
    buyer: await signUp(engine, { email: 'buyer@example.com', name: 'Buyer' }),
    stranger: await signUp(engine, { email: 'stranger@example.com', name: 'Stranger' }),
    staff: await signUp(engine, { email: 'staff@example.com', name: 'Sales Team' }),
  };
  await engine.sql("insert into public.user_roles (user_id, role) values ($1, 'staff')", [
    accounts.staff.id,
  ]);
  // Two more databases that nobody opens are half of the files that each test file has to load.
  await engine.sql("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await engine.sql(`drop database ${name}`);
  const snapshotFile = join(folder, 'database.tar');
  await writeFile(snapshotFile, (await engine.snapshot()).stream());
  await engine.close();
  project.provide('snapshotFile', snapshotFile);
  project.provide('accounts', accounts);
  return () => rm(folder, { recursive: true, force: true });
}
