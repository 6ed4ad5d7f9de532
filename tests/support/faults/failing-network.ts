import type { BrowserContext, Request, Route } from 'playwright/test';
import type { Stack } from '../stack.ts';
import { isEntry } from './entry-scripts.ts';
import { seeded } from './seeded.ts';
import { spoil } from './spoil.ts';

/** What a call is for; each kind fails in ways of its own. */
export type CallKind = 'backend' | 'data' | 'script' | 'picture';

/** What happens to a call. */
export type Fault =
  /** No connection: it never arrives. */
  | 'cut_off'
  /** It arrives and is acted on, but its answer does not come back. */
  | 'answer_lost'
  | 'late'
  /** The backend, or what stands before it, refuses. */
  | 'refused'
  /** Something on the way answers in its place, with a page. */
  | 'page_instead'
  /** The true answer breaks off in its middle. */
  | 'half_answer'
  /** JSON, but not what was asked for. */
  | 'other_shape';

const ways: Record<CallKind, readonly [Fault, ...Fault[]]> = {
  backend: [
    'cut_off',
    'answer_lost',
    'late',
    'refused',
    'refused',
    'page_instead',
    'half_answer',
    'other_shape',
  ],
  data: ['cut_off', 'late', 'refused', 'page_instead', 'half_answer', 'other_shape'],
  script: ['cut_off', 'late', 'refused'],
  picture: ['cut_off', 'late', 'refused'],
};

/** How likely a call fails. Without its scripts a page is but paper, so most of them come. */
const likely: Record<CallKind, number> = { backend: 0.3, data: 0.3, script: 0.07, picture: 0.1 };

export type FailingNetwork = {
  /** From now on everything arrives (true), or not again. */
  calm(quiet: boolean): void;
  /** What was done to which call, in their order. */
  readonly done: readonly string[];
};

/**
 * Lets calls of a browser fail as the seed says. The fate of the n-th call of a kind depends on nothing but the seed,
 * whatever other calls go beside it.
 * @param rate how rough it is: 1 as a rule
 */
export async function failAtRandom(
  context: BrowserContext,
  stack: Stack,
  seed: number,
  rate: number,
): Promise<FailingNetwork> {
  let quiet = true;
  const counts = new Map<string, number>();
  const done: string[] = [];
  const fate = (kind: CallKind, name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const chance = seeded(seed, name, count);
    return chance.happens(likely[kind] * rate) ? { fault: chance.pick(ways[kind]), chance } : null;
  };
  await context.route('**/*', async (route) => {
    const request = route.request();
    const kind = quiet ? null : await kindOf(request, stack);
    const name = `${request.method()} ${new URL(request.url()).pathname}`;
    const met = kind && fate(kind, name);
    if (!kind || !met) return route.fallback();
    done.push(`${met.fault} ${name}`);
    await spoil(route, kind, met.fault, met.chance).catch(() => leave(route));
  });
  const calm = (wanted: boolean) => {
    quiet = wanted;
  };
  return { calm, done };
}

/** A page that is left, or a browser that closes, waits for nothing any more. */
async function leave(route: Route): Promise<void> {
  await route.abort().catch(() => undefined);
}

/** Null for pages, their style sheets and the scripts that they name: without them there is nothing to use. */
async function kindOf(request: Request, { siteUrl, supabaseUrl }: Stack): Promise<CallKind | null> {
  const { origin, pathname } = new URL(request.url());
  if (origin === new URL(supabaseUrl).origin) return 'backend';
  if (origin !== new URL(siteUrl).origin) return null;
  if (/^\/(?:api|\.netlify)\//.test(pathname)) return 'backend';
  if (pathname.startsWith('/data/')) return 'data';
  if (request.resourceType() === 'image') return 'picture';
  if (request.resourceType() !== 'script') return null;
  return (await isEntry(request.frame().url(), pathname)) ? null : 'script';
}
