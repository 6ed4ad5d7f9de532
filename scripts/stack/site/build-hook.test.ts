import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuildHook, startBuildHook } from './build-hook.ts';

let lines: string[];
let hook: BuildHook;
let disconnect: () => void;
/** How each build ends, in order; every later one succeeds. */
let endings: (() => Promise<void>)[];
let builds: number;

beforeEach(async () => {
  lines = [];
  endings = [];
  builds = 0;
  hook = await startBuildHook((line) => lines.push(line), { first: 20, longest: 40 });
  disconnect = hook.connect(async () => {
    builds += 1;
    await endings.shift()?.();
  });
});
afterEach(async () => {
  disconnect();
  await hook.close();
});

const call = () => fetch(hook.url, { method: 'POST' });
const state = async () => (await fetch(hook.url)).json();
const killed = () => Promise.reject(new Error('killed'));
/** Longer than two pauses between builds. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 120));

test('a build that was killed is retried until one succeeds, and its failure is logged once', async () => {
  endings = [killed, killed, killed];
  expect((await call()).status).toBe(202);
  await expect.poll(() => builds).toBe(4);
  await expect.poll(state).toEqual({ building: false, failure: null });
  await wait();
  expect(builds).toBe(4);
  expect(lines).toEqual([
    expect.stringContaining('not built anew. killed'),
    expect.stringContaining('the site was built anew'),
  ]);
});

test('a call does not wait for the pause after a failure', async () => {
  disconnect();
  await hook.close();
  hook = await startBuildHook(() => {}, { first: 60_000, longest: 60_000 });
  disconnect = hook.connect(async () => {
    builds += 1;
    await endings.shift()?.();
  });
  endings = [killed];
  await call();
  await expect.poll(state).toMatchObject({ failure: 'killed' });
  await call();
  await expect.poll(state).toEqual({ building: false, failure: null });
  expect(builds).toBe(2);
});

test('calls during a build make one more', async () => {
  let end = () => {};
  endings = [
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  ];
  await call();
  await call();
  await call();
  end();
  await expect.poll(state).toMatchObject({ building: false });
  expect(builds).toBe(2);
});

test('nothing is tried again once the stack closes', async () => {
  endings = [killed];
  await call();
  await expect.poll(() => lines).toHaveLength(1);
  disconnect();
  await wait();
  expect(builds).toBe(1);
});
