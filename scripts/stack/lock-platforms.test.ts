import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './home.ts';
import { findMissingPlatforms, lockSchema } from './lock-platforms.ts';

test('names the builds that a lock file lacks, with where they run', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
    },
    'node_modules/@tool/darwin-arm64': { version: '2.0.0', optional: true },
  };
  expect(findMissingPlatforms({ packages })).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
  });
});

test('the lock file of this project is whole (else: npm run lock:complete)', async () => {
  const text = await readFile(join(projectRoot, 'package-lock.json'), 'utf8');
  expect(findMissingPlatforms(lockSchema.parse(JSON.parse(text)))).toEqual({});
});
