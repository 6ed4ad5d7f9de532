import type { Browser, Page } from 'playwright';
import { documentBudget, scriptBudget, weightBudget } from '../../tests/budgets.ts';
import {
  type Fetched,
  fetchedAround,
  inlineScriptSize,
  inlineStyleSize,
  total,
} from '../../tests/support/weight.ts';
import { withBrowser } from './browse.ts';
import { kilobytes } from './format.ts';
import { type PageType, pageTypes } from './page-types.ts';
import type { Section, Verdict } from './report.ts';
import type { Site } from './site.ts';

/** Bytes on the wire. */
type Weight = Pick<PageType, 'name' | 'kind'> & {
  requests: number;
  html: number;
  css: number;
  scripts: number;
  fonts: number;
  images: number;
  total: number;
  /** What the first touch brings besides. */
  after: { requests: number; scripts: number; total: number };
};

/** Weighs each kind of page until it is quiet, and what the first touch of a person brings besides. */
export async function measureWeights(site: Site, signal: AbortSignal): Promise<Section> {
  const weights = await withBrowser(site, signal, async (browser) => {
    const all: Weight[] = [];
    for (const type of pageTypes(site)) all.push(await weigh(browser, site, type));
    return all;
  });
  const kB = (bytes: number) => (bytes / 1024).toFixed(1);
  return {
    title: 'Weight of pages',
    notes: [
      'kB of 1,024 bytes on the wire (brotli), cold, on a phone, until the network is quiet. CSS stands in the HTML and is ' +
        'part of it, as are small scripts, which count as JavaScript too. "After" is what a first tap on the heading brings ' +
        'besides, which is when code for the rest of the page is fetched ahead.',
    ],
    // Whoever asks for a page that is not there gets the code to look it up at once.
    verdicts: weights.filter(({ kind }) => kind !== '404').flatMap(verdictsOn),
    tables: [
      {
        head: [
          'page',
          'HTML',
          'its CSS',
          'JavaScript',
          'fonts',
          'images',
          'total',
          'requests',
          'after: JavaScript',
          'total',
          'requests',
        ],
        rows: weights.map(({ name, html, css, scripts, fonts, images, after, ...rest }) => [
          name,
          ...[html, css, scripts, fonts, images, rest.total].map(kB),
          String(rest.requests),
          kB(after.scripts),
          kB(after.total),
          String(after.requests),
        ]),
      },
    ],
  };
}

async function weigh(browser: Browser, site: Site, type: PageType): Promise<Weight> {
  const { name, kind, path } = type;
  const html = await (await fetch(site.plain + path)).text();
  const { before, after } = await fetchedAround(browser, site.plain + path, touch);
  const of = (fetched: Fetched, ...types: string[]) =>
    total(fetched.filter(({ type }) => types.includes(type)));
  return {
    name,
    kind,
    requests: before.length,
    html: of(before, 'document'),
    css: inlineStyleSize(html) + of(before, 'stylesheet'),
    scripts: of(before, 'script') + inlineScriptSize(html),
    fonts: of(before, 'font'),
    images: of(before, 'image'),
    total: total(before),
    after: { requests: after.length, scripts: of(after, 'script'), total: total(after) },
  };
}

/** A person's first touch, on what does nothing by itself. */
async function touch(page: Page): Promise<void> {
  await page.locator('h1').first().tap();
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');
}

function verdictsOn({ name, kind, html, scripts, requests, total: bytes }: Weight): Verdict[] {
  const list = kind === 'cars';
  const budget = list ? scriptBudget.list : scriptBudget.page;
  const verdicts = [
    {
      goal: `${name}: JavaScript before interaction`,
      measured: kilobytes(scripts),
      limit: `≤ ${kilobytes(budget)}`,
      met: scripts <= budget,
      peers: list ? 'Astro storefront 53, SPA 404' : 'web median 646, best tenth 89',
    },
  ];
  const weight = list ? weightBudget.list : kind === 'car' ? weightBudget.car : undefined;
  if (weight === undefined) return verdicts;
  const document = list ? documentBudget.list : documentBudget.car;
  verdicts.push({
    goal: `${name}: HTML with its CSS`,
    measured: kilobytes(html),
    limit: `≤ ${kilobytes(document)}`,
    met: html <= document,
    peers: list ? 'Astro storefront 22, without CSS' : 'NextFaster 14, commerce 18, without CSS',
  });
  return [
    ...verdicts,
    {
      goal: `${name}: weight until quiet`,
      measured: `${kilobytes(bytes)}, ${requests} requests`,
      limit: `≤ ${kilobytes(weight.bytes)}, ${weight.requests}`,
      met: bytes <= weight.bytes && requests <= weight.requests,
      peers: list ? 'Astro storefront 272, 19' : 'commerce 309, 27; NextFaster 833, 110',
    },
  ];
}
