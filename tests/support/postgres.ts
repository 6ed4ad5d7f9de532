/** A separate PostgreSQL server for one test file, if the machine has PostgreSQL installed. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { findFreePort } from '../../scripts/stack/ports.ts';

const packaged = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`, newest version first; undefined where there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const folders = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts an empty server on loopback.
 * @returns its address, and how to end it and remove its data
 * @throws when it does not answer within half a minute
 */
export async function startPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tayar-postgres-'));
  const as = runner();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const setUp = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), setUp, { ...as, cwd: folder, stdio: 'pipe' });
  const port = await findFreePort();
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'];
  const server = spawn(join(programs, 'postgres'), options, {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // However long it takes, as long as the server has not given up.
  while (server.exitCode === null) {
    const client = postgres(url, { max: 1, connect_timeout: 1 });
    const answered = await client`select 1`.then(
      () => true,
      () => false,
    );
    await client.end();
    if (answered) return { url, stop };
    await pause(100);
  }
  await stop();
  throw new Error('PostgreSQL ended while it started');
}
