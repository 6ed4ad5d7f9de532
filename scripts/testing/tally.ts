import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

const reportSchema = z.union([
  z
    .object({
      stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
      errors: z.array(z.unknown()).default([]),
    })
    .transform(({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected, errors.length > 0 ? 1 : 0),
    })),
  z
    .object({
      numPassedTests: z.int(),
      numFailedTests: z.int(),
      numFailedTestSuites: z.int().default(0),
    })
    // A file that cannot even be loaded has no tests that fail.
    .transform(({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0),
    })),
]);

/** Reads the JSON report of Vitest or Playwright; a report that is missing counts nothing. */
export async function readTally(path: string): Promise<Tally> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 0 } : countReport(text);
}

/** Counts a JSON report; an unreadable one counts as one failure. */
export function countReport(text: string): Tally {
  try {
    return reportSchema.parse(JSON.parse(text));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
