import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { databaseTypes } from '../../scripts/database-types.ts';

test('the types of the database are those of its migrations (else: npm run types:make)', async () => {
  const file = new URL('../../src/data/database.types.ts', import.meta.url);
  expect(await readFile(file, 'utf8')).toBe(await databaseTypes());
});
