import type { Page } from 'playwright';
import { listingDataBudget, timeGoals, weightBudget } from '../../../tests/budgets.ts';
import { desktop, phone } from '../../../tests/support/screens.ts';
import { wireSize } from '../../../tests/support/weight.ts';
import { slowDown, slowdown, withBrowser } from '../browse.ts';
import { kilobytes, milliseconds, times } from '../format.ts';
import { describeFreedom } from '../machine.ts';
import type { Section, Table, Verdict } from '../report.ts';
import { median } from '../statistics.ts';
import { type Change, measureChanges, measureFloor } from './changes.ts';
import type { Time } from './painted.ts';
import { measureScroll } from './scroll.ts';

type Visit = {
  changes: Change[];
  scroll: { frames: number; slow: number };
  floor: { cards: number; time: Time };
};

type Found = Visit & { screen: string };

const screens = { desk: desktop, phone };

/**
 * Measures the list of models: its weight, and how fast it answers filters and orders on a slow processor.
 * @param list where it is: `address` for browsers, `plain` without TLS; `pin` of the certificate, empty without one
 * @param cars how many models it holds, for the title
 * @param visits each change is measured in that many, and its median counts
 */
export async function measureListing(
  list: { address: string; plain: string; pin: string },
  { cars, visits }: { cars: string; visits: number },
  signal: AbortSignal,
): Promise<Section> {
  const freedom = await describeFreedom();
  const html = await (await fetch(list.plain)).text();
  const data = /\/data\/listing\/\w+\.json/.exec(html)?.[0] ?? '';
  const [htmlSize, dataSize] = await Promise.all([
    wireSize(list.plain),
    wireSize(new URL(data, list.plain)),
  ]);
  const found = await withBrowser(list, signal, async (browser) => {
    const all: Found[] = [];
    for (const [screen, options] of Object.entries(screens)) {
      const each: Visit[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        const context = await browser.newContext(options);
        each.push(await measureVisit(await context.newPage(), list.address));
        await context.close();
      }
      all.push({ screen, ...middleOf(each) });
    }
    return all;
  });
  return {
    title: `List of ${cars} models`,
    notes: [
      `Twenty filters and orders in turn, processor ${slowdown} times slower: from the event to the end of the frame that ` +
        'shows the changed list, as a person waits ("paint") and as the main thread works ("work"); of each the median of ' +
        `${visits} visits. "Floor" is what it takes to put as many ready cards in place by hand as the screen holds.`,
      freedom,
    ],
    verdicts: [
      ...found.map(changeVerdict),
      {
        goal: 'Data file of all models',
        measured: kilobytes(dataSize),
        limit: `≤ ${kilobytes(listingDataBudget)}`,
        met: dataSize <= listingDataBudget,
      },
      {
        goal: 'HTML of the list',
        measured: kilobytes(htmlSize),
        limit: `≤ ${kilobytes(weightBudget.list.bytes)} with all else`,
        met: htmlSize <= weightBudget.list.bytes,
      },
    ],
    tables: [sumTable(found), changeTable(found)],
  };
}

async function measureVisit(page: Page, address: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDown(page);
  const changes = await measureChanges(page);
  if (!changes.some(({ time }) => time.wall > 0)) throw new Error('No filter changed the list');
  const scroll = await measureScroll(page);
  return { changes, scroll, floor: await measureFloor(page) };
}

/** Of each change and of the floor the median of all visits; of the frames their sum. */
function middleOf(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new RangeError('No visits, no median');
  const middle = (timeIn: (visit: Visit) => Time | undefined): Time => {
    const times = visits.flatMap((visit) => timeIn(visit) ?? []);
    return {
      wall: median(times.map(({ wall }) => wall)),
      cpu: median(times.map(({ cpu }) => cpu)),
    };
  };
  const sum = (count: (visit: Visit) => number) => visits.reduce((all, one) => all + count(one), 0);
  return {
    changes: first.changes.map(({ name }, place) => ({
      name,
      time: middle(({ changes }) => changes[place]?.time),
    })),
    scroll: { frames: sum(({ scroll }) => scroll.frames), slow: sum(({ scroll }) => scroll.slow) },
    floor: { cards: first.floor.cards, time: middle(({ floor }) => floor.time) },
  };
}

/** The times of what did change the list. */
function timesOf({ changes }: Found, kind: keyof Time): number[] {
  return changes.map(({ time }) => time[kind]).filter((time) => time > 0);
}

function changeVerdict(found: Found): Verdict {
  const all = timesOf(found, 'wall');
  const worst = Math.max(...all);
  return {
    goal: `Worst of ${all.length} changes, ${found.screen}`,
    measured: milliseconds(worst),
    limit: `≤ ${timeGoals.filter} ms`,
    met: worst <= timeGoals.filter,
  };
}

function sumTable(found: readonly Found[]): Table {
  return {
    head: ['screen', 'paint: median', 'worst', 'work: median', 'worst', 'floor', 'slow frames'],
    rows: found.map((one) => {
      const { screen, scroll, floor } = one;
      const against = (time: number, kind: keyof Time) =>
        `${milliseconds(time)} (${times(time / floor.time[kind])})`;
      const all = (kind: keyof Time) => timesOf(one, kind);
      return [
        screen,
        against(median(all('wall')), 'wall'),
        against(Math.max(...all('wall')), 'wall'),
        against(median(all('cpu')), 'cpu'),
        against(Math.max(...all('cpu')), 'cpu'),
        `${milliseconds(floor.time.wall)}, ${floor.cards} cards`,
        `${scroll.slow} of ${scroll.frames}`,
      ];
    }),
  };
}

function changeTable(found: readonly Found[]): Table {
  const names = found[0]?.changes.map(({ name }) => name) ?? [];
  return {
    head: ['change', ...found.flatMap(({ screen }) => [`${screen}: paint`, 'work'])],
    rows: names.map((name, place) => [
      `\`${name}\``,
      ...found.flatMap(({ changes }) => {
        const time = changes[place]?.time;
        return time?.wall ? [milliseconds(time.wall), milliseconds(time.cpu)] : ['nothing', ''];
      }),
    ]),
  };
}
