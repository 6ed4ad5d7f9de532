// `npm run seed:make`: makes supabase/seed.sql, and the list of pictures to draw, from the spreadsheets in supabase/seed,
// giving new lines their ids. With `--check` it writes nothing and fails where they do not say what the spreadsheets say.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueTexts, catalogueSql, readCatalogue } from './seed/catalogue.ts';
import { addMissingIds, listed, requireFaultless, sheetFile, sheetText } from './seed/sheet.ts';
import { listText, picturesList } from './seed/to-draw.ts';
import { runCommand, StackFailure } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';

await runCommand(async () => {
  const checking = process.argv.includes('--check');
  const lines = checking ? sheetText : withIds;
  const texts: CatalogueTexts = {
    brands: sheetText('brands'),
    cars: lines('cars'),
    chargers: lines('chargers'),
    charging_points: sheetText('charging-points'),
    tariffs: sheetText('tariffs'),
  };
  const { rows, toDraw, faults, warnings } = readCatalogue(texts, pictureExists);
  if (!checking && warnings.length > 0) {
    console.error(listed('Worth a look, but no obstacle:', warnings));
  }
  requireFaultless('The catalogue was not made.', faults);
  const made = { 'supabase/seed.sql': catalogueSql(rows), [picturesList]: listText(toDraw) };
  for (const [path, text] of Object.entries(made)) {
    const file = join(projectRoot, path);
    if (!checking) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      throw new StackFailure(`${path} is out of date. Run: npm run seed:make`);
    }
  }
  console.log(
    `supabase/seed.sql ${checking ? 'is up to date' : 'made'}: ${rows.brands.length} brands, ${rows.cars.length} cars, ${rows.chargers.length} chargers, ${rows.charging_points.length} charging points, ${rows.tariffs.length} tariffs`,
  );
});

/** Whether there is a picture at an address of the site, which may name one of a sheet: `/brands/logos.svg#byd`. */
function pictureExists(address: string): boolean {
  const [path = '', name] = address.split('#');
  const file = join(projectRoot, 'public', path);
  if (!existsSync(file)) return false;
  return name === undefined
    ? !path.endsWith('/logos.svg')
    : readFileSync(file, 'utf8').includes(`id="${name}"`);
}

/** The text of a spreadsheet after new lines have been given their ids, which are written to the file. */
function withIds(sheet: string): string {
  const text = sheetText(sheet);
  const complete = addMissingIds(text, randomUUID);
  if (complete !== text) {
    writeFileSync(sheetFile(sheet), complete);
    console.log(`Gave the new lines of ${sheet}.csv their ids.`);
  }
  return complete;
}
