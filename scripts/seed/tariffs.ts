import { readFileSync } from 'node:fs';
import { readLines } from './read.ts';
import { TariffSheet } from './sheets.ts';
import { insertStatements } from './sql.ts';

/** Statements for `public.tariffs` with the figures of its spreadsheet, without which no site can be built. */
export function tariffsSql(): string {
  const file = new URL('../../supabase/seed/tariffs.csv', import.meta.url);
  const { lines, faults } = readLines('tariffs.csv', readFileSync(file, 'utf8'), TariffSheet);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return insertStatements(
    'tariffs',
    lines.map(({ values }) => values),
  );
}
