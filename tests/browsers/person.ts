import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeyName, Window } from './engines/engine.ts';
import { type Deed, type Found, look } from './look.ts';
import { inWords, stepsTo, type Thing, words } from './things.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A busy machine answers late; how fast pages answer is measured elsewhere. */
const patience = 20_000;
const pause = 100;

/**
 * Somebody at a browser, whichever engine it has: what they do, and what they see. Each deed waits until it can be done,
 * each sight until it is there.
 */
export class Person {
  readonly #window: Window;
  readonly #site: string;

  constructor(window: Window, site: string) {
    this.#window = window;
    this.#site = site;
  }

  /** Opens a page of the site by its path. */
  async open(path: string): Promise<void> {
    await this.#window.open(new URL(path, this.#site).href);
  }

  /** Runs a function in the page. */
  run<Argument, Result>(
    script: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    return this.#window.run(script, argument);
  }

  async press(thing: Thing): Promise<void> {
    const { x, y, width, height } = await this.#reach(thing);
    await this.#window.click({ x: x + width / 2, y: y + height / 2 });
  }

  /** Writes over what stands in a field. */
  async fill(thing: Thing, text: string): Promise<void> {
    await this.press(thing);
    await this.#one(thing, { do: 'select' });
    if (text === '') await this.#one(thing, { do: 'set', value: '' });
    else await this.#window.type(text);
  }

  /** Sets a field that browsers show each in their own way, such as a date. */
  async set(thing: Thing, value: string): Promise<void> {
    await this.press(thing);
    await this.#one(thing, { do: 'set', value });
  }

  /** Chooses an option by its text; the list of options is the browser's own, which no driver opens. */
  async choose(thing: Thing, value: string): Promise<void> {
    await this.focus(thing);
    await this.#one(thing, { do: 'choose', value });
  }

  async attach(thing: Thing, file: string): Promise<void> {
    await this.#one(thing, { do: 'mark' });
    await this.#window.attach('[data-of-test=here]', file);
  }

  /** Moves the focus, as somebody does who has come there by keys. */
  async focus(thing: Thing): Promise<void> {
    await this.#one(thing, { do: 'focus' });
  }

  key(name: KeyName): Promise<void> {
    return this.#window.press(name);
  }

  type(text: string): Promise<void> {
    return this.#window.type(text);
  }

  async back(): Promise<void> {
    await this.#window.run(() => history.back());
  }

  async forward(): Promise<void> {
    await this.#window.run(() => history.forward());
  }

  async reload(): Promise<void> {
    await this.#window.open(await this.address());
  }

  /** The whole address of the page. */
  address(): Promise<string> {
    return this.#window.run(() => location.href);
  }

  /** Waits until the path, with what follows it, is or matches this. */
  async at(expected: string | RegExp): Promise<void> {
    await this.until(`the address ${expected}`, async () => {
      const path = await this.#window.run(() => location.href.slice(location.origin.length));
      const isThere = typeof expected === 'string' ? path === expected : expected.test(path);
      return isThere || `it is ${path}`;
    });
  }

  /** Waits until a thing is there, and as it should be; gives it as it stands then. */
  async sees(thing: Thing | string, is: (found: Found) => boolean = () => true): Promise<Found> {
    const wanted = typeof thing === 'string' ? words(thing) : thing;
    let seen: Found | undefined;
    await this.until(`${inWords(wanted)}`, async () => {
      const found = await this.look(wanted);
      seen = found.find(is);
      if (seen) return true;
      return found.length > 0 ? `it is ${JSON.stringify(found.slice(0, 3))}` : 'it is not there';
    });
    if (!seen) throw new Error('unreachable');
    return seen;
  }

  /** Waits until a thing says something. */
  async reads(thing: Thing, text: string | RegExp): Promise<Found> {
    return this.sees(thing, (found) =>
      typeof text === 'string' ? found.text.includes(text) : text.test(found.text),
    );
  }

  /** Waits until a field holds something. */
  holds(thing: Thing, value: string): Promise<Found> {
    return this.sees(thing, (found) => found.value === value);
  }

  /** Waits until there are so many. */
  async counts(thing: Thing, count: number): Promise<void> {
    await this.until(`${count} of ${inWords(thing)}`, async () => {
      const { length } = await this.look(thing);
      return length === count || `there are ${length}`;
    });
  }

  misses(thing: Thing): Promise<void> {
    return this.counts(thing, 0);
  }

  /** All that is there now. */
  async look(thing: Thing, deed: Deed = { do: 'read' }): Promise<Found[]> {
    const asked = { steps: stepsTo(thing), deed };
    const found = await this.#window.run(look, asked);
    if (found) return found;
    // Each document needs the library once.
    await this.#window.run(library);
    return (await this.#window.run(look, asked)) ?? [];
  }

  /** Tries until `check` gives true; what it gives instead says what there is. */
  async until(what: string, check: () => Promise<true | string>): Promise<void> {
    let last: string | undefined;
    for (const end = Date.now() + patience; Date.now() < end; await wait(pause)) {
      // A page that is being left answers nothing.
      const answer = await check().catch((error: unknown) => String(error));
      if (answer === true) return;
      last = answer;
    }
    throw new Error(`Waited for ${what}: ${last}`);
  }

  /** Does something to the one thing that there is. */
  async #one(thing: Thing, deed: Deed): Promise<Found> {
    let seen: Found | undefined;
    await this.until(inWords(thing), async () => {
      const found = await this.look(thing, deed);
      [seen] = found;
      return found.length === 1 || `there are ${found.length}`;
    });
    if (!seen) throw new Error('unreachable');
    return seen;
  }

  /** Brings a thing under the pointer: there, still, enabled and with nothing above it. */
  async #reach(thing: Thing): Promise<Found['box']> {
    let before = '';
    let looks = 0;
    let box = { x: 0, y: 0, width: 0, height: 0 };
    await this.until(`${inWords(thing)} to press`, async () => {
      const found = await this.look(thing, { do: 'reach' });
      const [only] = found;
      if (!only || found.length > 1) return `there are ${found.length}`;
      const place = JSON.stringify(only.box);
      looks = place === before && !only.isMoving ? looks + 1 : 0;
      before = place;
      box = only.box;
      if (only.isDisabled) return 'it is disabled';
      if (only.under) return `it lies under ${only.under}`;
      return looks > 1 || 'it moves';
    });
    return box;
  }
}
