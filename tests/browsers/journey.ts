import { writeFile } from 'node:fs/promises';
import { test as base } from 'playwright/test';
import { readStack, type Stack } from '../support/stack.ts';
import type { Engine, Screen, Window } from './engines/engine.ts';
import { type EngineName, findEngine } from './engines/find.ts';
import { Person } from './person.ts';

export { expect } from 'playwright/test';

const screens: Record<'phone' | 'desk', Screen> = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
};

type Worker = { engineName: EngineName; stack: Stack; engine: Engine | undefined };
type Own = {
  room: keyof typeof screens;
  window: Window;
  person: Person;
  /** Announces faults that the journey provokes itself. */
  expectFault: (pattern: RegExp) => void;
};

/** A journey: one of the tests that every engine runs, by the same deeds. */
export const journey = base.extend<Own, Worker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  room: ['phone', { option: true }],
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      await use(readStack());
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await findEngine(engineName)?.();
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  window: async ({ engine, engineName, room }, use, info) => {
    info.skip(!engine, `there is no ${engineName} on this machine`);
    if (!engine) return;
    info.annotations.push({ type: 'engine', description: engine.about });
    const window = await engine.openWindow(screens[room]);
    await use(window);
    if (info.status !== info.expectedStatus) {
      const picture = await window.screenshot().catch(() => undefined);
      if (picture) await writeFile(info.outputPath('screen.png'), picture);
    }
    await window.close();
  },
  expectFault: async ({ window }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => expected.push(pattern));
    const all = await window.faults();
    const faults = all.filter((fault) => !expected.some((one) => one.test(fault)));
    if (faults.length > 0) throw new Error(`The page was not quiet:\n${faults.join('\n')}`);
  },
  // Asks for the faults, so that every journey looks at them.
  person: async ({ window, stack, expectFault: _ }, use) => {
    await use(new Person(window, stack.siteUrl));
  },
});
