import { expect, test } from 'vitest';
import { countReport, readTally } from './tally.ts';

test('counts the tests of Vitest', () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numFailedTestSuites: 1 };
  expect(countReport(JSON.stringify(report))).toEqual({ passed: 12, failed: 2 });
});

test('counts a file that does not load as a failure', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(countReport(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
});

test('counts the tests of Playwright', () => {
  const stats = { expected: 40, unexpected: 1, flaky: 2, skipped: 5 };
  expect(countReport(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 42, failed: 1 });
  const none = { expected: 0, unexpected: 0, flaky: 0 };
  expect(countReport(JSON.stringify({ stats: none, errors: [{}] }))).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('takes an unreadable report for a failure and a missing one for nothing', async () => {
  expect(countReport('{')).toEqual({ passed: 0, failed: 1 });
  expect(await readTally('/nonexistent/report.json')).toEqual({ passed: 0, failed: 0 });
});
