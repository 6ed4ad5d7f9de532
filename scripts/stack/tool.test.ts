import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { boundedMemory } from './tool.ts';

it('lets a build of bounded memory start the worker threads of its tools', () => {
  const program = `
    const { Worker } = require('node:worker_threads');
    const options = { eval: true, execArgv: process.execArgv };
    new Worker('process.exitCode = 3', options).on('exit', (code) => { process.exitCode = code; });
  `;
  const env = { ...process.env, ...boundedMemory };
  const { status, stderr } = spawnSync(process.execPath, ['--eval', program], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(3);
});
