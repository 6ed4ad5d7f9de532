import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from './home.ts';
import { keepRunning } from './keep-running.ts';
import { type PartOptions, startPart } from './part.ts';
import { findFreePorts } from './ports.ts';

let folder: string;
let lines: string[];
let closers: AsyncDisposableStack;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tayar-part-'));
  lines = [];
  closers = new AsyncDisposableStack();
  closers.defer(() => rm(folder, { recursive: true }));
});
afterEach(() => closers.disposeAsync());

const options = (part: Pick<PartOptions, 'name' | 'module' | 'settings'>): PartOptions => ({
  ...part,
  env: process.env,
  logs: folder,
  signal: new AbortController().signal,
  report: (line) => lines.push(line),
});
const pauses = { first: 10, longest: 100, steady: 60_000 };
const patient = { timeout: 60_000, interval: 100 };
const slow = 120_000;

/** A part written for a test. */
async function module(code: string): Promise<string> {
  const path = join(folder, 'part.ts');
  const part = join(projectRoot, 'scripts/stack/part.ts');
  await writeFile(path, `import { runAsPart } from ${JSON.stringify(part)};\n${code}`);
  return relative(join(projectRoot, 'scripts/stack'), path);
}
const anySchema = 'const schema = { parse: (value) => value };';

async function site(title: string): Promise<string> {
  const path = join(folder, title);
  await mkdir(path);
  for (const page of ['index', '404']) await writeFile(join(path, `${page}.html`), title);
  return path;
}

test('the site and the mail catcher answer again at the same port after each is killed', {
  timeout: slow,
}, async () => {
  const ports = await findFreePorts();
  const settings = { port: ports.site, functionsPort: ports.backend, folder: await site('one') };
  const server = await keepRunning(
    options({ name: 'site', module: 'site/process.ts', settings }),
    pauses,
  );
  closers.defer(server.close);
  const mail = await keepRunning(
    options({
      name: 'mail',
      module: 'mail/process.ts',
      settings: { port: ports.mail, smtp: ports.smtp },
    }),
    pauses,
  );
  closers.defer(mail.close);
  await server.update({ folder: await site('two') });
  const kill = (pid: number | undefined) => pid !== undefined && process.kill(pid, 'SIGKILL');
  for (const one of [server, mail]) {
    const first = one.pid();
    kill(first);
    await vi.waitFor(() => expect(one.pid()).not.toBe(first), patient);
  }
  const read = async (port: number, path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  // What was published since the first start is what the second one serves.
  expect(await read(ports.site, '/')).toBe('two');
  expect(await read(ports.mail, '/email')).toBe('[]');
  const log = await readFile(join(folder, 'site.log'), 'utf8');
  expect(log).toMatch(/The site stopped unexpectedly \(SIGKILL\)[\s\S]*Started again: site/);
  expect(lines.join('\n')).toMatch(
    /The mail stopped unexpectedly \(SIGKILL\)[\s\S]*Started again: mail/,
  );
});

test('a part that cannot be started again is tried again, each time after a longer pause', {
  timeout: slow,
}, async () => {
  const calls = join(folder, 'calls');
  await writeFile(calls, '');
  // Starts the first and the fourth time.
  const code = `${anySchema}
    import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(calls)}, 'x');
    const call = readFileSync(${JSON.stringify(calls)}).length;
    if (call > 1 && call < 4) throw new Error('no room');
    runAsPart(schema, async () => {
      if (call === 1) setTimeout(() => { throw new Error('out of order'); }, 50);
      return { port: 7, close: async () => {} };
    });`;
  const part = await keepRunning(
    options({ name: 'sample', module: await module(code), settings: { port: 0 } }),
    pauses,
  );
  closers.defer(part.close);
  await vi.waitFor(() => expect(lines.at(-1)).toContain('Started again: sample'), patient);
  expect(lines).toEqual([
    expect.stringContaining('stopped unexpectedly (exit code 1)'),
    expect.stringMatching(/could not be started again: .*exit code 1.*Next try in 0\.0 s/),
    expect.stringMatching(/could not be started again: .*exit code 1.*Next try in 0\.0 s/),
    '  Started again: sample',
  ]);
  // Nothing of what the first one said is lost.
  expect(await readFile(join(folder, 'sample.log'), 'utf8')).toMatch(/out of order[\s\S]*no room/);
});

test('a part that does nothing is not waited for', { timeout: slow }, async () => {
  const idle = `${anySchema}
    runAsPart(schema, () => new Promise((resolve) => setTimeout(resolve, 600_000)));`;
  const part = options({ name: 'sample', module: await module(idle), settings: { port: 0 } });
  const starting = startPart({ ...part, patience: 3_000 });
  await expect(starting).rejects.toThrow('The sample gave no sign of work for 3 seconds');
});
