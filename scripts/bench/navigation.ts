import { timeGoals } from '../../tests/budgets.ts';
import { slowdown } from './browse.ts';
import { kilobytes, milliseconds } from './format.ts';
import { describeFreedom } from './machine.ts';
import type { Section } from './report.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';
import { goWays, type Way } from './travel.ts';

const car = '.models-result .car-grid a[href^="/cars/"]';

const ways: readonly Way[] = [
  { name: 'list to car', from: '/cars', link: car, by: 'itself' },
  { name: 'list to car, by finger', from: '/cars', link: car, by: 'finger' },
  { name: 'brand to car', from: '/cars/byd', link: 'main a[href^="/cars/byd/"]', by: 'itself' },
  { name: 'home to brand', from: '/', link: 'main a[href^="/cars/"]', by: 'itself' },
];

/** Measures how long a person waits from a tap on a link to the page behind it, and what was sent before the tap. */
export async function measureNavigation(
  site: Site,
  rounds: number,
  signal: AbortSignal,
): Promise<Section> {
  const freedom = await describeFreedom();
  const trips = await goWays(site, ways, rounds, signal);
  const found = [...trips].map(([{ name }, taken]) => ({
    name,
    click: median(taken.map(({ click }) => click)),
    slowest: Math.max(...taken.map(({ click }) => click)),
    bytesBefore: median(taken.map(({ bytesBefore }) => bytesBefore)),
    drawnAhead: taken.filter(({ drawnAhead }) => drawnAhead).length,
  }));
  const { click, bytesBefore } = timeGoals.navigation;
  const list = found[0];
  return {
    title: 'From page to page',
    notes: [
      `A tap on a link on a phone, slow 4G (150 ms, 1.6 Mbit/s) and a processor ${slowdown} times slower: from the touch to ` +
        `the first paint of the next page, median of ${rounds}. The page has been open for 2.5 seconds, the link in view ` +
        'for 1.5: the page of what is in the middle of the screen may be drawn by then. Bytes are all that was sent ' +
        'until the touch, headers included. By finger, the page is pulled up until the link is in its middle, as people ' +
        'do; by that it knows that somebody is there and fetches its scripts.',
      freedom,
    ],
    verdicts:
      list === undefined
        ? []
        : [
            {
              goal: 'List to car, touch to content',
              measured: milliseconds(list.click),
              limit: `≤ ${click} ms`,
              met: list.click <= click,
              peers: 'NextFaster 121 to 155 ms, Astro storefront 347 to 480, commerce 448 to 511',
            },
            {
              goal: 'Bytes before the touch',
              measured: kilobytes(list.bytesBefore),
              limit: `≤ ${kilobytes(bytesBefore)}`,
              met: list.bytesBefore <= bytesBefore,
              peers: 'NextFaster 484 kB',
            },
          ],
    tables: [
      {
        head: ['way', 'touch to content', 'slowest', 'sent before', 'drawn ahead'],
        rows: found.map((way) => [
          way.name,
          milliseconds(way.click),
          milliseconds(way.slowest),
          kilobytes(way.bytesBefore),
          `${way.drawnAhead} of ${rounds}`,
        ]),
      },
    ],
  };
}
