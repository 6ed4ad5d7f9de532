import { expect } from 'playwright/test';
import { outdateSession, signInOn } from '../accounts.ts';
import { askForSomething } from './ask.ts';
import { type Buyer, expectSettled, lookAt } from './buyer.ts';
import { signIn, signUp } from './enter.ts';
import { compare, followOldLink, readCar, readChargers, search } from './look-around.ts';
import { changeName, readActivity, saveFavourite, signOut } from './own.ts';

const actions = {
  askForSomething,
  saveFavourite,
  changeName,
  readActivity,
  search,
  compare,
  readCar,
  followOldLink,
  readChargers,
} as const;

/** Requests are what the site is for. */
const chosen = [
  'askForSomething',
  'askForSomething',
  'askForSomething',
  'saveFavourite',
  'changeName',
  'readActivity',
  'search',
  'compare',
  'readCar',
  'followOldLink',
  'readChargers',
] as const;

/** How much a buyer does in one journey. */
const actionsEach = 2;

/** Goes through the site as the seed says; what must hold is asked after each step. */
export async function travel(buyer: Buyer): Promise<void> {
  const { page, chance, network, person, isSlow } = buyer;
  const step = async (name: string, act: (buyer: Buyer) => Promise<void>) => {
    buyer.note(`— ${name}`);
    network.calm(false);
    await act(buyer);
    await lookAt(page);
    network.calm(true);
    await expectSettled(page);
  };
  if (chance.happens(0.15)) await step('signUp', signUp);
  if (chance.happens(0.3)) await step('signIn', signIn);
  else await signInOn(page, person);
  for (let count = 0; count < actionsEach; count += 1) {
    const name = chance.pick(chosen);
    if (isSlow) await outdateSession(page);
    await step(name, actions[name]);
    if (!(await page.locator('html.signed-in').count())) await signInOn(page, person);
  }
  if (chance.happens(0.3)) await step('signOut', signOut);
  expect(page.isClosed()).toBe(false);
}
