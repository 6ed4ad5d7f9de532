import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './home.ts';
import { runTool } from './tool.ts';

/** A file of Linux that can be opened, and to which nothing can be written for want of room. */
const full = '/dev/full';
const onLinux = test.runIf(existsSync(full));

const chatter = `for (let line = 0; line < 20_000; line += 1) console.log('a line of the log', line);`;

onLinux('a tool whose log cannot be written runs to its end', async () => {
  const folder = await mkdtemp(join(projectRoot, '.astro-test-'));
  try {
    const module = join(folder, 'tool.mjs');
    await writeFile(module, chatter);
    const { signal } = new AbortController();
    const options = { signal, log: full };
    expect(await runTool(relative(projectRoot, module), [], options)).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

onLinux('a process whose log cannot be written stays', async () => {
  const log = await open(full, 'w');
  const command = JSON.stringify(new URL('command.ts', import.meta.url));
  const source = `import { survivePrinting } from ${command};
    survivePrinting();
    console.error('lost'); process.stdout.write('lost');
    setTimeout(() => { console.error('lost, too'); setTimeout(() => process.exit(7), 20); }, 20);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', log.fd, log.fd],
  });
  expect((await once(child, 'exit'))[0]).toBe(7);
  await log.close();
});
