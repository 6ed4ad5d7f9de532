import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** How a run of calls went. */
export type Run = {
  name: string;
  calls: number;
  seconds: number;
  /** Of each answer, in microseconds. */
  times: RecordableHistogram;
};

/**
 * Makes calls, so many at a time, each as soon as another has ended.
 * @returns what the calls gave, in their order, and how long they took
 * @throws what the first call to fail throws
 */
export async function drive<Result>(
  name: string,
  { calls, atOnce }: { calls: number; atOnce: number },
  call: (index: number) => Promise<Result>,
): Promise<{ results: Result[]; run: Run }> {
  const times = createHistogram();
  const results: Result[] = [];
  let next = 0;
  const began = performance.now();
  const worker = async () => {
    for (let index = next++; index < calls; index = next++) {
      const started = performance.now();
      results[index] = await call(index);
      times.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { results, run: { name, calls, seconds: (performance.now() - began) / 1000, times } };
}

/** Runs as a table: how many a second, and within how many milliseconds half, 95% and 99% were answered. */
export function tableOf(runs: readonly Run[]): string {
  const rows = runs.map(({ name, calls, seconds, times }) => {
    const within = (percentile: number) => `${Math.round(times.percentile(percentile) / 1000)}`;
    const figures = [`${calls}`, (calls / seconds).toFixed(1), within(50), within(95), within(99)];
    return name.padEnd(44) + figures.map((figure) => figure.padStart(9)).join('');
  });
  const head = ['calls', 'a second', 'p50 ms', 'p95 ms', 'p99 ms'];
  return [' '.repeat(44) + head.map((title) => title.padStart(9)).join(''), ...rows].join('\n');
}
