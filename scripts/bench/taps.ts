import type { Browser, Page } from 'playwright';
import { timeGoals } from '../../tests/budgets.ts';
import { sealPath } from '../../tests/support/catalogue.ts';
import { midRangePhone } from '../../tests/support/screens.ts';
import { type KeptState, signedIn } from './account.ts';
import { slowDown, slowdown, withBrowser } from './browse.ts';
import { milliseconds } from './format.ts';
import { describeFreedom } from './machine.ts';
import type { Section, Verdict } from './report.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';

/** A button of a car's page, by who presses it and what answers. */
type Tap = { name: string; button: string; answer: string; as: 'visitor' | 'person' };

const taps: readonly Tap[] = [
  { name: 'ask to sign in', button: 'Book a Visit', answer: '.toast', as: 'visitor' },
  { name: 'book a visit', button: 'Book a Visit', answer: '[role=dialog] form', as: 'person' },
  { name: 'finance', button: 'Finance', answer: '[role=dialog] form', as: 'person' },
  { name: 'help me choose', button: 'Help Me Choose', answer: '[role=dialog] form', as: 'person' },
];

/** Milliseconds from the touch: to the paint of a sign that it was taken, and of its answer. */
type Time = { sign: number; answer: number };

/** Each round: with nothing fetched ahead, and after an earlier touch has had that done. */
type Row = Tap & { first: Time[]; prepared: Time[] };

/** Measures how soon a car's page answers a tap, from the touch to the paint of what it opens. */
export async function measureTaps(
  site: Site,
  rounds: number,
  signal: AbortSignal,
): Promise<Section> {
  const freedom = await describeFreedom();
  const rows = taps.map((tap): Row => ({ ...tap, first: [], prepared: [] }));
  await withBrowser(site, signal, async (browser) => {
    const state = await signedIn(browser, site);
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) {
        const kept = row.as === 'person' ? state : undefined;
        row.first.push(await tapTime(browser, site, row, kept, false));
        row.prepared.push(await tapTime(browser, site, row, kept, true));
      }
    }
  });
  const inWords = (all: readonly number[]) =>
    `${milliseconds(median(all))} (${milliseconds(Math.max(...all))})`;
  const cells = (times: readonly Time[]) => [
    inWords(times.map(({ sign }) => sign)),
    inWords(times.map(({ answer }) => answer)),
  ];
  return {
    title: 'First tap',
    notes: [
      `A tap on a button of a car’s page on a phone, processor ${slowdown} times slower, nothing in the cache; from the ` +
        `touch to the paint of the answer, and of the first sign that the tap was taken, when the button shows that it is ` +
        `busy; median of ${rounds}, in brackets the worst. "At once" is a tap as soon as the page ` +
        'has loaded, which finds no code for it; "prepared" comes after an earlier touch elsewhere, when idle prefetch is done.',
      freedom,
    ],
    verdicts: [
      worst(rows, 'first', 'Tap at once, slowest button'),
      worst(rows, 'prepared', 'Tap when prepared, slowest button'),
    ],
    tables: [
      {
        head: ['tap', 'at once: sign', 'answer', 'prepared: sign', 'answer'],
        rows: rows.map(({ name, first, prepared }) => [name, ...cells(first), ...cells(prepared)]),
      },
    ],
  };
}

function worst(rows: readonly Row[], kind: 'first' | 'prepared', goal: string): Verdict {
  const time = Math.max(...rows.map((row) => median(row[kind].map(({ answer }) => answer))));
  const limit = timeGoals.tap[kind];
  return { goal, measured: milliseconds(time), limit: `≤ ${limit} ms`, met: time <= limit };
}

async function tapTime(
  browser: Browser,
  { address, pages }: Site,
  { button, answer }: Tap,
  storageState: KeptState | undefined,
  prepared: boolean,
): Promise<Time> {
  const context = await browser.newContext({
    ...midRangePhone,
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(address + sealPath({ cars: pages.cars }), { waitUntil: 'load' });
  if (prepared) await prepare(page);
  const answered = page.evaluate(untilPainted, { answer, mostMs: mostWaited });
  await page.locator('main').getByRole('button', { name: button, exact: true }).first().tap();
  const time = await answered;
  if (time === null) throw new Error(`A tap on ${button} was not answered (prepared: ${prepared})`);
  await context.close();
  return time;
}

async function prepare(page: Page): Promise<void> {
  await page.locator('h1').tap();
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');
}

/** After that the tap is lost, in milliseconds. */
const mostWaited = 20_000;

/** Runs in the page. Resolves once the frame is done that shows the answer to the next touch; to null without one. */
function untilPainted({
  answer,
  mostMs,
}: {
  answer: string;
  mostMs: number;
}): Promise<Time | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), mostMs);
    let touched = 0;
    let sign = 0;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        touched = timeStamp;
      },
      { capture: true, once: true },
    );
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: answered }) => {
      const time = performance.now() - touched;
      sign ||= time;
      if (answered) resolve({ sign, answer: time });
    };
    const look = () => {
      const answered = document.querySelector(answer)?.checkVisibility({ opacityProperty: true });
      // A task after the frame: its paint is done.
      if (answered || (!sign && document.querySelector('button[aria-busy=true]'))) {
        port2.postMessage(answered);
      }
      if (!answered) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
