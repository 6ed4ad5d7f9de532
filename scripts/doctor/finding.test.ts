import { expect, test } from 'vitest';
import { bad, good, linesOf } from './finding.ts';
import { secretsOf } from './settings.ts';

test('prints a mark, the finding and what to do', () => {
  expect(linesOf(good('All is well'), [])).toEqual(['  ✓ All is well']);
  expect(linesOf(bad('It is not', 'Mend it'), [])).toEqual(['  ✗ It is not', '      → Mend it']);
});

test('never prints a secret, nor a part of the address that holds one', () => {
  const secrets = secretsOf({
    SMTP_PASSWORD: 'sesame',
    REBUILD_SECRET: 'sesame-and-more',
    DATABASE_URL: 'postgres://me:pa%2Fss@db.tayar.example/postgres',
  });
  const [line] = linesOf(good('sesame-and-more, sesame, pa/ss, pa%2Fss'), secrets);
  expect(line).toBe('  ✓ …, …, …, …');
});
