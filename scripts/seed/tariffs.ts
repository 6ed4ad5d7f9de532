import { sheetText } from './files.ts';
import { readLines } from './read.ts';
import { TariffSheet } from './sheets.ts';
import { insertStatements } from './sql.ts';

/** Statements for `public.tariffs` with the figures of its spreadsheet, without which no site can be built. */
export function tariffsSql(): string {
  const { lines, faults } = readLines('tariffs.csv', sheetText('tariffs'), TariffSheet);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return insertStatements(
    'tariffs',
    lines.map(({ values }) => values),
  );
}
