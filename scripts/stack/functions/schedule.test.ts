import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { schedules, startSchedule } from './schedule.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const moduleSchema = z.object({ config: z.object({ schedule: z.string().optional() }).optional() });

test('functions are called here when their host calls them', async () => {
  const folder = new URL('../../../netlify/functions/', import.meta.url);
  const found = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const { config } = moduleSchema.parse(await import(new URL(file, folder).href));
      return [file.replace('.ts', ''), config?.schedule] as const;
    }),
  );
  expect(schedules).toEqual(Object.fromEntries(found.filter(([, schedule]) => schedule)));
});

test('each is called once whenever its time has come', async () => {
  vi.setSystemTime('2026-11-22T22:03:30Z');
  const called = vi.fn(async (_address: string) => new Response());
  vi.stubGlobal('fetch', called);
  const schedule = startSchedule(1, () => {});
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  schedule.close();
  await vi.advanceTimersByTimeAsync(60_000);
  const names = called.mock.calls.map(([address]) => address.split('/').at(-1));
  expect(names.toSorted()).toEqual(['daily-rebuild', 'sweep', 'sweep']);
});
