import { localSales } from '../../../scripts/stack/backend/accounts.ts';
import { confirmedPerson, type Person, signInOn } from '../accounts.ts';
import { askVisit } from '../asked-visits.ts';
import { expect } from '../browser.ts';
import { readStack } from '../stack.ts';
import { arabicBuyerScenes, arabicGuestScenes } from './arabic.ts';
import { buyerScenes } from './buyer.ts';
import { guestScenes } from './guest.ts';
import type { Scene, Stage } from './scene.ts';

let buyer: Promise<Person> | undefined;

/** Somebody with an account and a request, the same one all through a worker. */
export function sameBuyer(): Promise<Person> {
  buyer ??= personWithRequest();
  return buyer;
}

async function personWithRequest(): Promise<Person> {
  const person = await confirmedPerson(readStack());
  await askVisit(readStack(), person);
  return person;
}

/** States of pages that only the sales team has. */
const staffScenes: Scene[] = [
  {
    name: 'control of the hero image',
    set: async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('group', { name: 'Hero image' })).toBeVisible();
    },
  },
];

const everyScene: Scene[] = [
  ...guestScenes,
  ...arabicGuestScenes,
  ...[...buyerScenes, ...arabicBuyerScenes].map((scene) => playedBy(sameBuyer, scene)),
  ...staffScenes.map((scene) => playedBy(async () => localSales, scene)),
];

/** Every state of pages on one kind of screen, beyond those in which they open. */
export function scenesOn(screen: string): Scene[] {
  return everyScene.filter(({ only }) => only === undefined || only === screen);
}

function playedBy(who: () => Promise<Person>, scene: Scene): Scene {
  return {
    ...scene,
    set: async (stage: Stage) => {
      await signInOn(stage.page, await who());
      await scene.set(stage);
    },
  };
}
