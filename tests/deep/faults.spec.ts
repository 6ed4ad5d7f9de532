/**
 * A buyer goes about the site while its calls fail at random. `TAYAR_SEED=7` does journey 7 alone, with
 * `TAYAR_JOURNEYS=20` as many from there on.
 */
import { type ConsoleMessage, expect, test } from 'playwright/test';
import { confirmedPerson, signedInClient } from '../support/accounts.ts';
import { failAtRandom } from '../support/faults/failing-network.ts';
import { travel } from '../support/faults/journey.ts';
import { seeded } from '../support/faults/seeded.ts';
import { phone } from '../support/screens.ts';
import { readStack } from '../support/stack.ts';

const { TAYAR_SEED: from, TAYAR_JOURNEYS: count = from ? 1 : 200 } = process.env;
const seeds = Array.from({ length: Number(count) }, (_, place) => Number(from ?? 1) + place);

/** What no failing call excuses. */
const ownFault = /Minified React error|Content Security Policy|Hydration|Unhandled|Warning:/i;

test.use(phone);

for (const seed of seeds) {
  test(`journey ${seed}`, async ({ page, context, isMobile }) => {
    test.setTimeout(180_000);
    const stack = readStack();
    const person = await confirmedPerson(stack);
    const { id } = await signedInClient(stack, person);
    const chance = seeded(seed, 'buyer');
    const network = await failAtRandom(context, stack, seed, chance.pick([0.5, 1, 1.8]));
    const log: string[] = [];
    const crashes: string[] = [];
    context.on('weberror', (web) =>
      crashes.push(`uncaught: ${web.error()} on ${web.page()?.url()}`),
    );
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error' && ownFault.test(message.text())) crashes.push(message.text());
    });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
      // What the browser itself has to say is read like a notification.
      window.alert = (text?: string) => {
        const place = document.createElement('p');
        place.className = 'toast';
        place.textContent = text ?? '';
        document.body.append(place);
      };
    });
    const note = (line: string) => {
      log.push(...network.done.slice(told), line);
      told = network.done.length;
    };
    let told = 0;
    try {
      const isSlow = seeded(seed, 'slow').happens(0.25);
      await travel({ page, stack, person, id, chance, network, isMobile, isSlow, note });
      expect(crashes, 'nothing is left uncaught').toEqual([]);
    } catch (error) {
      note('— failed here');
      console.log(`TAYAR_SEED=${seed}\n  ${log.join('\n  ')}\n${crashes.join('\n')}`);
      throw error;
    }
  });
}
