// `npm run bench`: builds the site, serves it as its host would, measures it and writes tests/bench/<day>.md. Takes up to
// half an hour on two quiet cores. `npm run bench -- lighthouse car --runs 5` measures parts and only prints them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Asked, readAsked } from './bench/asked.ts';
import { measureBuilds } from './bench/build.ts';
import { generatedSql, seedSql } from './bench/catalogues.ts';
import { measureLighthouse } from './bench/lighthouse/section.ts';
import { measureListing } from './bench/listing/section.ts';
import { describeMachine } from './bench/machine.ts';
import { measureNavigation } from './bench/navigation.ts';
import { reportText, type Section, sectionText } from './bench/report.ts';
import { type Site, withSite } from './bench/site.ts';
import { measureTaps } from './bench/taps.ts';
import { findBrowser } from './stack/browser.ts';
import { runCommand } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';
import { seconds } from './stack/progress.ts';

type Part = Asked['parts'][number];

/** Where results are kept, one file a day. */
const results = 'tests/bench';

await runCommand(async (signal) => {
  const { parts, runs, all } = readAsked(process.argv.slice(2));
  const started = performance.now();
  const sections: Section[] = [];
  const show = async (what: string, measure: () => Promise<Section>) => {
    console.log(`\nMeasuring ${what} …`);
    const section = await measure();
    sections.push(section);
    console.log(`\n${sectionText(section)}`);
  };
  const ofSite = parts.filter(isOfSeedSite);
  if (ofSite.length > 0) {
    await withSite(seedSql(), signal, async (site) => {
      for (const part of ofSite) {
        await show(part.name, () => measurePart(part, site, runs, signal));
      }
    });
  }
  for (const { name, told } of parts) {
    if (name === 'build') await show(name, () => measureBuilds(told.map(Number), signal));
    if (name !== 'listing') continue;
    for (const list of told) await show(`${name} ${list}`, () => measureList(list, runs, signal));
  }
  if (!all) return;
  const day = new Date().toISOString().slice(0, 10);
  const program = await findBrowser(process.env, console.log, signal);
  const about = [
    ...describeMachine(program),
    `\`npm run bench\`, ${seconds(performance.now() - started)} in all`,
  ];
  await mkdir(join(projectRoot, results), { recursive: true });
  await writeFile(join(projectRoot, results, `${day}.md`), reportText(day, about, sections));
  console.log(`\nWritten to ${results}/${day}.md`);
});

function isOfSeedSite({ name }: Part): boolean {
  return name !== 'listing' && name !== 'build';
}

function measurePart(
  { name, told }: Part,
  site: Site,
  runs: number,
  signal: AbortSignal,
): Promise<Section> {
  switch (name) {
    case 'lighthouse':
      return measureLighthouse(site, { rounds: runs, only: told }, signal);
    case 'taps':
      return measureTaps(site, runs, signal);
    case 'navigation':
      return measureNavigation(site, runs, signal);
    default:
      throw new Error(`${name} needs no site`);
  }
}

/** Measures a list that is served somewhere, or one of the real or a generated catalogue. */
function measureList(list: string, visits: number, signal: AbortSignal): Promise<Section> {
  if (URL.canParse(list)) {
    const site = { address: list, plain: list, pin: '' };
    return measureListing(site, { cars: 'all', visits }, signal);
  }
  const sql = list === 'seed' ? seedSql() : generatedSql(Number(list));
  return withSite(sql, signal, ({ address, plain, pin, pages }) =>
    measureListing(
      { address: `${address}/cars`, plain: `${plain}/cars`, pin },
      { cars: pages.cars.length.toLocaleString('en'), visits },
      signal,
    ),
  );
}
