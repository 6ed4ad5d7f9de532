// `npm run bench`: builds the site, serves it as its host would, measures it and writes tests/bench/<day>.md. Takes about
// twenty minutes on two quiet cores. `npm run bench -- lighthouse --rounds 5` or `-- listing 5000` measure parts, and
// only print them.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedCatalogueSql } from './bench/generated.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureListing } from './bench/listing.ts';
import { machine, reportText, type Section, sectionText } from './bench/report.ts';
import { withSite } from './bench/site.ts';
import { runCommand, StackFailure } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';
import { runTool, tools } from './stack/tool.ts';

const usage = 'Try: npm run bench -- lighthouse --rounds 5, or: npm run bench -- listing 5000';

await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '3' } },
  });
  const [part, size] = positionals;
  const rounds = Number(values.rounds);
  const cars = Number(size ?? 0);
  const known = part === undefined || part === 'lighthouse' || part === 'listing';
  if (!known || !(rounds >= 1) || !(cars >= 0)) throw new StackFailure(usage);

  const sections: Section[] = [];
  const show = (section: Section) => {
    sections.push(section);
    console.log(`\n${machine()}\n\n${sectionText(section)}`);
  };
  const seed = readFileSync(join(projectRoot, 'supabase/seed.sql'), 'utf8');
  const generated = (count: number) =>
    generatedCatalogueSql({ cars: count, brands: Math.max(1, Math.round(count / 40)) });

  if (part !== 'listing' || cars === 0) {
    await withSite(seed, signal, async (site) => {
      const env = { ...process.env, TAYAR_SITE: site.folder };
      await runTool(tools.sizeLimit, [], { env, signal });
      if (part !== 'listing') show(await measureLighthouse(site, rounds, signal));
      if (part !== 'lighthouse') show(await measureListing(site, 'the seed’s', rounds));
    });
  }
  if (part !== 'lighthouse') {
    const count = cars || 5_000;
    await withSite(generated(count), signal, async (site) =>
      show(await measureListing(site, count.toLocaleString('en'), rounds)),
    );
  }
  if (part !== undefined) return;
  const day = new Date().toISOString().slice(0, 10);
  const folder = join(projectRoot, 'tests/bench');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${day}.md`), reportText(day, sections));
  console.log(`\nWritten to tests/bench/${day}.md`);
});
