import { readableWithoutScript } from '../../tests/budgets.ts';
import { readableLengths } from '../../tests/support/readable.ts';
import { withBrowser } from './browse.ts';
import { pageTypes } from './page-types.ts';
import type { Section } from './report.ts';
import type { Site } from './site.ts';

/** Tells how much of each kind of page can be read without JavaScript. */
export async function measureText(site: Site, signal: AbortSignal): Promise<Section> {
  const shares = await withBrowser(site, signal, async (browser) => {
    const all: { name: string; scripted: number; plain: number; share: number }[] = [];
    for (const { name, path } of pageTypes(site)) {
      const { scripted, plain } = await readableLengths(browser, site.address + path);
      all.push({ name, scripted, plain, share: plain / scripted });
    }
    return all;
  });
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const [least] = shares.toSorted((one, other) => one.share - other.share);
  return {
    title: 'Text without JavaScript',
    notes: [
      'Characters on the screen, without what only acts with a script, such as boxes to tick.',
    ],
    verdicts:
      least === undefined
        ? []
        : [
            {
              goal: `Readable without JavaScript, least of all pages (${least.name})`,
              measured: percent(least.share),
              limit: `≥ ${percent(readableWithoutScript)}`,
              met: least.share >= readableWithoutScript,
            },
          ],
    tables: [
      {
        head: ['page', 'with', 'without', 'share'],
        rows: shares.map(({ name, scripted, plain, share }) => [
          name,
          scripted.toLocaleString('en'),
          plain.toLocaleString('en'),
          percent(share),
        ]),
      },
    ],
  };
}
