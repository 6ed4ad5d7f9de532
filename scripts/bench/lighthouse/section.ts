import { timeGoals } from '../../../tests/budgets.ts';
import { findBrowser } from '../../stack/browser.ts';
import { browserFlags } from '../browse.ts';
import { milliseconds, times } from '../format.ts';
import { describeFreedom } from '../machine.ts';
import { type PageType, pageTypes } from '../page-types.ts';
import type { Section, Verdict } from '../report.ts';
import type { Site } from '../site.ts';
import { median } from '../statistics.ts';
import { type Audit, type AuditOptions, audit, categories } from './audit.ts';

type Theme = AuditOptions['theme'];

/** The runs of one kind of page in one theme. */
type Row = PageType & { theme: Theme; runs: Audit[] };

const floor = { name: 'floor', kind: 'floor', path: '/floor', hidden: false };
const themes = ['light', 'dark'] as const;

/**
 * Runs Lighthouse on each kind of page in both themes, and on the floor. Rounds go through all pages, so that what
 * disturbs the machine for a while disturbs all alike.
 * @param rounds how often each page is looked at; once less in the dark theme, which differs in colours alone
 * @param only names of the kinds to look at; all where there are none
 */
export async function measureLighthouse(
  site: Site,
  { rounds, only }: { rounds: number; only: readonly string[] },
  signal: AbortSignal,
): Promise<Section> {
  const program = await findBrowser(process.env, console.log, signal);
  const freedom = await describeFreedom();
  const types = pageTypes(site).filter(({ kind }) => only.length === 0 || only.includes(kind));
  const rows: Row[] = [
    { ...floor, theme: 'light', runs: [] },
    ...themes.flatMap((theme) => types.map((type): Row => ({ ...type, theme, runs: [] }))),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, theme, runs } of rows) {
      if (theme === 'dark' && round > 0 && round === rounds - 1) continue;
      const options = { url: site.address + path, theme, program, flags: browserFlags(site) };
      const look = () => audit(options, signal);
      // Lighthouse loses its browser now and then, even twice in a row; one run is not worth the others.
      runs.push(await look().catch(look).catch(look));
    }
  }
  return describe(rows, rounds, freedom);
}

function describe(rows: readonly Row[], rounds: number, freedom: string): Section {
  const [ground, ...own] = rows;
  const floorLcp = median(ground?.runs.map(({ lcp }) => lcp) ?? []);
  const lcpOf = ({ runs }: Row) => median(runs.map(({ lcp }) => lcp));
  const blockingOf = ({ runs }: Row) => median(runs.map(({ blocking }) => blocking));
  const workOf = ({ runs }: Row) => median(runs.map(({ work }) => work));
  const floorBlocking = median(ground?.runs.map(({ blocking }) => blocking) ?? []);
  const floorWork = median(ground?.runs.map(({ work }) => work) ?? []);
  const score = ({ runs }: Row, category: (typeof categories)[number]) => {
    const all = runs.map(({ scores }) => scores[category]);
    const [middle, least] = [median(all), Math.min(...all)];
    return middle === least ? String(least) : `${middle} (${least})`;
  };
  return {
    title: 'Lighthouse',
    notes: [
      `Lighthouse as for a phone (slow 4G and a slow processor, simulated), over HTTP/2, cold, ${rounds} runs of each page ` +
        'in turn, one less in the dark theme: medians, in brackets the least where it is less; CLS is the worst of all ' +
        'runs. "Floor" is a page written by hand without script and font, measured in the same rounds: LCP as a multiple ' +
        'of the floor’s holds on any machine. TBT and work (all of the main thread) are Lighthouse’s own. Not judged: SEO of pages that search engines are kept from, and best ' +
        'practices of the one that is not there, which is an error in the console.',
      freedom,
    ],
    verdicts: [
      ...lcpVerdicts(own, lcpOf, floorLcp),
      blockingVerdict(Math.max(...own.map(blockingOf)) - floorBlocking),
      ...workVerdict(own.filter(({ kind }) => kind === 'cars').map(workOf), floorWork),
      shiftVerdict(own),
      ...categories.map((category): Verdict => {
        const judged = own.filter((row) => isJudged(row, category));
        const all = judged.flatMap(({ name, theme, runs }) =>
          runs.map(({ scores }) => ({ page: `${name}, ${theme}`, score: scores[category] })),
        );
        const [least = { page: '', score: 0 }] = all.toSorted((a, b) => a.score - b.score);
        const limit = timeGoals.scores[category];
        return {
          goal: `Lighthouse ${category}, least of all pages, languages, themes and runs`,
          measured: least.score < 100 ? `${least.score} (${least.page})` : '100',
          limit: `≥ ${limit}`,
          met: least.score >= limit,
          ...(category === 'performance'
            ? { peers: 'commerce 99, NextFaster 97, SPA 81, Astro storefront 78' }
            : {}),
        };
      }),
    ],
    tables: [
      {
        head: [
          'page',
          'theme',
          'perf',
          'a11y',
          'best',
          'SEO',
          'LCP',
          'x floor',
          'TBT',
          'work',
          'CLS',
        ],
        rows: rows.map((row) => [
          row.name,
          row.theme,
          ...categories.map((category) => score(row, category)),
          milliseconds(lcpOf(row)),
          (lcpOf(row) / floorLcp).toFixed(2),
          milliseconds(blockingOf(row)),
          `${milliseconds(workOf(row))} (${times(workOf(row) / floorWork)})`,
          Math.max(...row.runs.map(({ shift }) => shift)).toFixed(3),
        ]),
      },
      ...faultTable(own),
    ],
  };
}

/** Search engines are meant to be kept from some pages, and a missing page to be an error in the console. */
function isJudged({ kind, hidden }: PageType, category: (typeof categories)[number]): boolean {
  return !(category === 'seo' && hidden) && !(category === 'best-practices' && kind === '404');
}

function lcpVerdicts(
  rows: readonly Row[],
  lcpOf: (row: Row) => number,
  floorLcp: number,
): Verdict[] {
  const peers = {
    home: 'commerce 2.09 x',
    cars: 'Astro storefront 1.46 x, SPA 3.78 x',
    car: 'commerce 2.09 x, Astro storefront 2.34 x, NextFaster 2.53 x',
  };
  return (['home', 'cars', 'car'] as const).flatMap((name) => {
    const found = rows.filter(({ kind }) => kind === name);
    if (found.length === 0) return [];
    const ratio = Math.max(...found.map(lcpOf)) / floorLcp;
    const limit = timeGoals.lcpTimesFloor[name];
    return {
      goal: `${name}: LCP against the floor, worst language and theme`,
      measured: times(ratio),
      limit: `≤ ${times(limit)}`,
      met: ratio <= limit,
      peers: peers[name],
    };
  });
}

function blockingVerdict(beyondFloor: number): Verdict {
  const limit = timeGoals.blockingBeyondFloor;
  return {
    goal: 'TBT beyond the floor’s, worst page, language and theme',
    measured: milliseconds(beyondFloor),
    limit: `≤ ${limit} ms`,
    met: beyondFloor <= limit,
    peers: 'Astro storefront 41 ms, NextFaster 123 ms, commerce 130 ms (in all)',
  };
}

function workVerdict(all: readonly number[], floorWork: number): Verdict[] {
  if (all.length === 0) return [];
  const ratio = Math.max(...all) / floorWork;
  const limit = timeGoals.workTimesFloor;
  return [
    {
      goal: 'Main-thread work of the list against the floor, worst language and theme',
      measured: times(ratio),
      limit: `≤ ${times(limit)}`,
      met: ratio <= limit,
    },
  ];
}

function shiftVerdict(rows: readonly Row[]): Verdict {
  const shift = Math.max(...rows.flatMap((row) => row.runs).map((run) => run.shift));
  return {
    goal: 'CLS, worst of all pages and runs',
    measured: shift.toFixed(3),
    limit: `≤ ${timeGoals.shift}`,
    met: shift <= timeGoals.shift,
    peers: 'commerce 0, Astro storefront 0.27 to 0.54',
  };
}

function faultTable(rows: readonly Row[]): Section['tables'] {
  const faulty = rows
    .map(({ name, theme, runs }) => ({
      page: `${name}, ${theme}`,
      faults: [
        ...new Set(
          runs.flatMap(({ faults, shift, moved }) => [
            ...faults,
            ...(shift > timeGoals.shift ? moved.map((selector) => `moved: \`${selector}\``) : []),
          ]),
        ),
      ],
    }))
    .filter(({ faults }) => faults.length > 0);
  if (faulty.length === 0) return [];
  return [
    {
      head: ['what cost points', ''],
      rows: faulty.map(({ page, faults }) => [page, faults.join(', ')]),
    },
  ];
}
