import { expect, test } from 'vitest';
import { StackFailure } from './command.ts';
import { locateHome, projectRoot } from './home.ts';
import { freeAt, MB, whyTooFull } from './preflight.mjs';
import { explainFullDisk, isFullDisk } from './room.ts';

test('names the place, the room that it needs and the room that is there', () => {
  const why = (free: number) => whyTooFull('/data/home', 250 * MB, 'move it.', free * MB);
  expect(why(60)).toBe(
    'There is too little room on the disk of /data/home: Tayar needs 250 MB there, and 60 MB are free; move it.',
  );
  expect(why(250)).toBeUndefined();
});

test('looks at the disk of a folder that is not there yet', () => {
  expect(freeAt(`${projectRoot}/not/there/yet`)).toBeGreaterThan(0);
  expect(Number.isFinite(freeAt(`${projectRoot}/not/there/yet`))).toBe(true);
});

test.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  new StackFailure('The site could not be built\n  No space left on device (os error 28)'),
  new Error('it failed', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) }),
  Object.assign(new Error('could not extend file "base/5/1259"'), { code: '53100' }),
  Object.assign(new Error('quota'), { code: 'EDQUOT' }),
])('knows a full disk by what fails on it: %s', async (error) => {
  expect(isFullDisk(error)).toBe(true);
  const home = locateHome({ TAYAR_HOME: '/tmp/some-home' });
  const told = explainFullDisk(error, home);
  expect(told).toBeInstanceOf(StackFailure);
  expect(String(told)).toMatch(/No room is left .* MB/);
  expect(String(told).trim().split('\n')).toHaveLength(1);
});

test('leaves every other failure as it is', () => {
  const error = new StackFailure('A database migration failed: syntax error');
  expect(isFullDisk(error)).toBe(false);
  expect(explainFullDisk(error, locateHome({}))).toBe(error);
});
