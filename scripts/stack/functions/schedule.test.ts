import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isScheduled, schedules, startSchedule } from './schedule.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
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

function started() {
  const call = vi.fn(async (_name: string) => new Response());
  const names = () => call.mock.calls.map(([name]) => name).toSorted();
  return { end: startSchedule(call, () => {}), call, names };
}

test('each is called once whenever its time has come', async () => {
  vi.setSystemTime('2026-11-22T22:03:30Z');
  const { end, names } = started();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(names()).toEqual(['daily-rebuild', 'sweep', 'sweep']);
});

test('what is weekly is called on its day alone', async () => {
  // A Sunday.
  vi.setSystemTime('2026-11-22T01:19:30Z');
  const { end, call, names } = started();
  const calls = () => names().filter((name) => name === 'weekly-points');
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(calls()).toEqual([]);
  call.mockClear();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(calls()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6 * 24 * 60 * 60_000);
  expect(calls()).toHaveLength(1);
  end();
});

test.each(['2026-11-22T21:04:30Z', '2026-11-20T22:04:30Z', '2020-01-01T22:04:30Z'])(
  'a clock set back to %s calls nothing by itself, and holds up nothing',
  async (earlier) => {
    vi.setSystemTime('2026-11-22T22:06:30Z');
    const { end, call, names } = started();
    vi.setSystemTime(earlier);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names()).toContain('sweep');
    call.mockClear();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    end();
    expect(names().filter((name) => name === 'daily-rebuild')).toHaveLength(1);
  },
);

test.each([
  ['/.netlify/functions/sweep', true],
  ['/.netlify/functions/sweep/', true],
  ['/.netlify/functions/daily-rebuild/more', true],
  ['/.netlify/builders/sweep', true],
  ['/.netlify/functions/health', false],
  ['/api/rebuild', false],
])('%s is for the schedule alone: %s', (pathname, expected) => {
  expect(isScheduled(pathname)).toBe(expected);
});
