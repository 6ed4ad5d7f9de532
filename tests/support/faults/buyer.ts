import { expect, type Locator, type Page } from 'playwright/test';
import type { Person } from '../accounts.ts';
import type { Stack } from '../stack.ts';
import type { FailingNetwork } from './failing-network.ts';
import type { Seeded } from './seeded.ts';

/** Somebody who uses the site while its calls fail. */
export type Buyer = {
  page: Page;
  stack: Stack;
  person: Person;
  /** The id of their account. */
  id: string;
  /** Decides what they do. */
  chance: Seeded;
  network: FailingNetwork;
  isMobile: boolean;
  /** Whether they come back to each thing so late that their session has to be renewed first. */
  isSlow: boolean;
  /** Notes what they do, for whoever reads of a failure. */
  note(step: string): void;
};

/** The longest that anything may take to end one way or another, in milliseconds. */
export const patience = 40_000;

/**
 * Tries as a person does: once more when something failed, and a last time when all that is asked arrives again; that
 * has to succeed.
 */
export async function persist(buyer: Buyer, attempt: () => Promise<boolean>): Promise<void> {
  for (const turn of ['first', 'second']) {
    await forgetTold(buyer.page);
    if (await attempt()) return;
    buyer.note(`it failed (${turn} time)`);
    await lookAt(buyer.page);
  }
  buyer.network.calm(true);
  buyer.note('everything arrives again');
  await forgetTold(buyer.page);
  expect(await attempt(), 'it succeeds once everything arrives again').toBe(true);
}

/** A notification of this attempt, not of one before. */
export const told = (page: Page, text: string | RegExp) =>
  page.locator('.toast:not([data-old])', { hasText: text });

/** What was told of an attempt before is no answer to the next. */
async function forgetTold(page: Page): Promise<void> {
  await page.locator('.toast, [role=alert] > *, astro-island .rounded-card').evaluateAll((all) => {
    for (const notice of all) notice.setAttribute('data-old', '');
  });
}

/** Waits until something is told of; gives the name of what came first. */
export async function firstOf<Name extends string>(
  outcomes: Record<Name, Locator>,
): Promise<Name | null> {
  const named = Object.entries<Locator>(outcomes);
  const any = named.map(([, place]) => place).reduce((one, other) => one.or(other));
  await expect(any.filter({ visible: true }).first(), 'an end of the wait').toBeVisible({
    timeout: patience,
  });
  for (const name of Object.keys(outcomes) as Name[]) {
    if (await outcomes[name].filter({ visible: true }).first().isVisible()) return name;
  }
  return null;
}

/** What programs say to each other, and nobody should be told. */
const machineTalk =
  /Unexpected (?:token|end)|in JSON|<!doctype|<html|\bundefined\b|\[object|\bNaN\b|is not (?:a function|iterable|an object)|Cannot (?:read|destructure)|Failed to fetch|Invalid (?:input|Date)|TypeError|AbortError/i;

/** What must hold whatever has failed: something is shown, nothing crashed, and what is told is told to a person. */
export async function lookAt(page: Page): Promise<void> {
  const crash = page.getByText('Unexpected Application Error!');
  await expect(crash, 'nothing has crashed').toHaveCount(0);
  await expect(page.locator('main'), 'the page shows something').toHaveText(/\S/);
  const told = page.locator('.toast, [role=dialog] [role=alert], form [role=alert], astro-island');
  for (const text of await told.allInnerTexts()) {
    expect(text, 'a person can read what they are told').not.toMatch(machineTalk);
  }
}

/** Once everything arrives again, nothing waits for ever. */
export async function expectSettled(page: Page): Promise<void> {
  const waiting = page.locator('[aria-busy=true], .skeleton, button:has-text("Submitting...")');
  await expect(waiting.filter({ visible: true }), 'nothing waits any more').toHaveCount(0, {
    timeout: patience,
  });
}

/** Opens a page that an island makes; where its code did not come, as it says, it is loaded again. */
export async function openIsland(buyer: Buyer, address: string, ready: Locator): Promise<void> {
  const { page } = buyer;
  await persist(buyer, async () => {
    await page.goto(address);
    // What waits for a person to come.
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    const awake = page.locator('astro-island:not([ssr])');
    if ((await firstOf({ failed: page.locator('#not-loaded'), awake })) === 'failed') return false;
    await firstOf({ ready });
    return true;
  });
}
