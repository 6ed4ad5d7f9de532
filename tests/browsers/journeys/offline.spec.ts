/** What can be read without a connection. */

import { seal } from '../../support/catalogue.ts';
import { readStack } from '../../support/stack.ts';
import { openGate } from '../gate.ts';
import { journey } from '../journey.ts';
import { heading, link, part, words } from '../things.ts';

journey('a viewed car can be read without a connection', async ({ person, expectFault }) => {
  // What the browsers say of a connection that is gone.
  expectFault(/./);
  await using gate = await openGate(readStack().siteUrl);
  await person.open(gate.origin + seal);
  await person.press(heading(/^BYD Seal RWD/));
  await person.until('the copy of the page', async () => {
    const kept = await person.run(async () => {
      const notes = await (await caches.open('tayar-notes')).keys();
      return notes.map(({ url }) => new URL(url).pathname);
    });
    return kept.includes(seal) || `there are ${kept}`;
  });
  await gate.shut();
  await person.open(`${gate.origin}${seal}?from=elsewhere`);
  await person.sees(heading(/^BYD Seal RWD/));
  await person.sees(words(/copy (?:was )?saved on .+ prices may have changed/));
  await person.open(`${gate.origin}/about`);
  await person.sees(heading('You are offline'));
  await person.press(link(/BYD Seal RWD/));
  await person.sees(heading(/^BYD Seal RWD/));
  await gate.open();
  await person.open(`${gate.origin}/about`);
  await person.sees(heading('About Tayar'));
  await person.misses(part('header [role=status]:not(:empty)'));
});
