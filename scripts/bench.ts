// `npm run bench`: builds the site, serves it as its host would, measures it and prints what it found as Markdown. Takes
// about twenty minutes on two quiet cores. `npm run bench -- lighthouse --rounds 5` and `-- listing 5000` measure parts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedSql } from './bench/generated.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureListing } from './bench/listing.ts';
import { sectionText } from './bench/report.ts';
import { withSite } from './bench/site.ts';
import { runCommand, StackFailure } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';
import { runTool, tools } from './stack/tool.ts';

await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '3' } },
  });
  const [part = 'all', size = '5000'] = positionals;
  const [rounds, cars] = [Number(values.rounds), Number(size)];
  if (!['all', 'lighthouse', 'listing'].includes(part) || !(rounds >= 1) || !(cars >= 1)) {
    throw new StackFailure(
      'Try: npm run bench -- lighthouse --rounds 5, or: npm run bench -- listing 5000',
    );
  }
  const seed = readFileSync(join(projectRoot, 'supabase/seed.sql'), 'utf8');
  if (part !== 'listing') {
    await withSite(seed, signal, async (site) => {
      const env = { ...process.env, TAYAR_SITE: site.folder };
      await runTool(tools.sizeLimit, [], { env, signal });
      console.log(sectionText(await measureLighthouse(site, rounds, signal)));
      if (part === 'lighthouse') return;
      console.log(sectionText(await measureListing(site, 'the seed’s', rounds)));
    });
  }
  if (part === 'lighthouse') return;
  await withSite(seed + generatedSql(cars), signal, async (site) =>
    console.log(sectionText(await measureListing(site, size, rounds))),
  );
});
