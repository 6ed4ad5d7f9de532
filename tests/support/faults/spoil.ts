import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from 'playwright/test';
import type { CallKind, Fault } from './failing-network.ts';
import type { Seeded } from './seeded.ts';

/** The longest that an answer is late, in milliseconds. */
const longestDelay = 2500;

const gatewayPage = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';
const portalPage = '<!doctype html><html><body><h1>Welcome to the hotel</h1></body></html>';

type Refusal = Exclude<Parameters<Route['fulfill']>[0], undefined>;

/** How backends refuse, in their own words or in those of what stands before them. */
const refusals: readonly [Refusal, ...Refusal[]] = [
  { status: 500, json: { message: 'internal error', code: 'XX000' } },
  { status: 502, contentType: 'text/html', body: gatewayPage },
  { status: 503, contentType: 'text/plain', body: 'upstream connect error' },
  { status: 404, body: '' },
  { status: 429, json: { message: 'Too many requests', code: 'over_request_rate_limit' } },
  { status: 403, json: { message: 'permission denied', code: '42501' } },
  { status: 401, json: { message: 'JWT expired', code: 'PGRST301' } },
];

const otherShapes = ['null', '{}', '[]', '[{}]', '"maintenance"', '{"data":[]}'] as const;

/** Lets a call fail in a way. @throws when its page is left meanwhile */
export async function spoil(
  route: Route,
  kind: CallKind,
  fault: Fault,
  chance: Seeded,
): Promise<void> {
  switch (fault) {
    case 'cut_off':
      return route.abort(chance.pick(['internetdisconnected', 'connectionreset', 'timedout']));
    case 'answer_lost':
      await route.fetch();
      return route.abort('connectionreset');
    case 'late':
      await wait(300 + chance.number() * (longestDelay - 300));
      return route.continue();
    case 'refused':
      return route.fulfill(kind === 'backend' ? chance.pick(refusals) : { status: 503, body: '' });
    case 'page_instead':
      return route.fulfill({ status: 200, contentType: 'text/html', body: portalPage });
    case 'half_answer':
      return spoilAnswer(route, (text) => text.slice(0, text.length / 2));
    case 'other_shape': {
      const shape = chance.pick(otherShapes);
      return spoilAnswer(route, () => shape);
    }
  }
}

/** The call is acted on; an answer without a text has nothing to be spoiled, and is lost. */
async function spoilAnswer(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  if (text === '') return route.abort('connectionreset');
  return route.fulfill({ response, body: change(text) });
}
