import { allStoredPoints, noteImport, storePoints } from '#data/charging-points.ts';
import type { Backend } from '#data/client.ts';
import { sortEntries } from '#domain/point-entries.ts';
import { importReport, linesToStore, planImport, readKnownPoints } from '#domain/point-import.ts';
import { type Report, StackFailure, seconds } from '../stack/command.ts';
import { readExport } from './read-export.ts';
import { summaryOf } from './summary.ts';

/**
 * Takes places of Open Charge Map's JSON into the table of charging points. What it will do is reported before.
 * @param backend with the secret key
 * @param path of a file, or of a folder with files
 * @throws StackFailure when nothing in it is a place, or the backend refuses some
 */
export async function importPoints(
  backend: Backend,
  path: string,
  { isDry, report }: { isDry: boolean; report: Report },
): Promise<void> {
  const started = performance.now();
  const { entries, broken } = await readExport(path);
  const sorted = sortEntries(entries);
  const plan = planImport(sorted.places, readKnownPoints(await allStoredPoints(backend)));
  for (const line of summaryOf(entries.length, broken, sorted, plan)) report(line);
  if (sorted.places.length === 0) {
    throw new StackFailure(`${path} has no place that can be stored; nothing was changed.`);
  }
  if (isDry) {
    report('A dry run: nothing was stored.');
    return;
  }
  const lines = linesToStore(plan);
  const refused = await storePoints(backend, lines, (tried) => {
    if (lines.length > 2000) report(`${tried} of ${lines.length}`);
  });
  report(
    `${lines.length - refused.length} of ${lines.length} stored (${seconds(performance.now() - started)})`,
  );
  await noteImport(backend, 'command', importReport(sorted, plan, refused.length), null);
  if (refused.length === 0) return;
  throw new StackFailure(
    `The backend refused ${refused.length} places; the others are stored:\n${refused
      .map(({ line, why }) => `  ${line.ocm_id} ${line.name}: ${why}`)
      .join('\n')}`,
  );
}
