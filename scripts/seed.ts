import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CatalogueTexts, catalogueSql, readCatalogue } from './seed/catalogue.ts';
import { addMissingIds } from './seed/sheet.ts';

/**
 * `node scripts/seed.ts` makes supabase/seed.sql from the spreadsheets in supabase/seed, giving new lines their
 * ids. With `--check` it writes nothing and fails where seed.sql does not say what the spreadsheets say.
 */
const root = new URL('../', import.meta.url);
const seedFile = new URL('supabase/seed.sql', root);
/** Past that many, a list tells no more. */
const sentencesShown = 25;
const checking = process.argv.includes('--check');

const texts: CatalogueTexts = {
  brands: textOf('brands'),
  cars: withIds('cars'),
  chargers: withIds('chargers'),
  tariffs: textOf('tariffs'),
};
const { rows, faults, warnings } = readCatalogue(texts, (address) =>
  existsSync(new URL(`public${address}`, root)),
);

if (!checking) report('Worth a look, but no obstacle:', warnings);
if (faults.length > 0) {
  report('The catalogue was not made. To correct in supabase/seed:', faults);
  process.exit(1);
}
const sql = catalogueSql(rows);
if (checking) {
  const current = existsSync(seedFile) ? readFileSync(seedFile, 'utf8') : '';
  if (current !== sql) {
    console.error('supabase/seed.sql is out of date. Run: npm run seed:make');
    process.exit(1);
  }
} else {
  writeFileSync(seedFile, sql);
}
console.log(
  `supabase/seed.sql ${checking ? 'is up to date' : 'made'}: ${rows.brands.length} brands, ${rows.cars.length} cars, ${rows.chargers.length} chargers, ${rows.tariffs.length} tariffs`,
);

function sheetFile(sheet: string): URL {
  return new URL(`supabase/seed/${sheet}.csv`, root);
}

function textOf(sheet: string): string {
  const file = sheetFile(sheet);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    console.error(
      `${fileURLToPath(file)} cannot be read: ${error instanceof TypeError ? "save it again as 'CSV UTF-8'" : error}`,
    );
    process.exit(1);
  }
}

function withIds(sheet: string): string {
  const text = textOf(sheet);
  if (checking) return text;
  const complete = addMissingIds(text, randomUUID);
  if (complete !== text) {
    writeFileSync(sheetFile(sheet), complete);
    console.log(`Gave the new lines of ${sheet}.csv their ids.`);
  }
  return complete;
}

function report(title: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  const shown = sentences.slice(0, sentencesShown);
  const rest = sentences.length - shown.length;
  if (rest > 0) shown.push(`and ${rest} more`);
  console.error([title, ...shown].join('\n  '));
}
