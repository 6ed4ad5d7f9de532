import { setImmediate } from 'node:timers/promises';
import type { PageParts } from '../slim/page-parts.build.ts';
import type { Frame } from './frame.build.ts';
import { pageWriter } from './page-writer.build.ts';

/** As much of Astro's route as its app asks for. */
type Route = { type: string; route: string };

/** The module that holds the built pages, as Astro's own prerenderer uses it (`createDefaultPrerenderer`). */
export type BuiltPages = {
  manifest: { routes: { routeData: Route }[] };
  setInternals: (internals: unknown) => void;
  setOptions: (options: unknown) => void;
  render: (
    request: Request,
    options: { routeData: Route; locals: App.Locals },
  ) => Promise<Response>;
};

/** Draws the page at an address. @throws when it cannot be drawn */
export async function drawPage(
  app: BuiltPages,
  address: string,
  routeData: Route,
  drawing: NonNullable<App.Locals['drawing']>,
): Promise<{ html: string; response: Response }> {
  const response = await app.render(new Request(address), { routeData, locals: { drawing } });
  if (drawing.html === undefined) throw new Error(`${address} could not be drawn`);
  return { html: drawing.html, response };
}

/** Pages to draw, shared among threads: each takes the next one that none has taken. */
export type PageQueue = {
  /** Each with its place among the pages of its route. */
  pages: readonly { pathname: string; route: string; place: number }[];
  /** How many have been taken. */
  taken: Int32Array<SharedArrayBuffer>;
  /** Address of the folder that the site is built into. */
  folder: string;
};

/** Draws pages of a queue and writes them into the site, until all are taken. @throws naming the page that cannot be */
export async function drawQueue(
  app: BuiltPages,
  { pages, taken, folder }: PageQueue,
  sheets: readonly string[],
): Promise<void> {
  const write = pageWriter(folder);
  const drawers = new Map<string, DrawQueued>();
  for (let page = pages[take(taken)]; page; page = pages[take(taken)]) {
    try {
      const draw = drawers.get(page.route) ?? (await drawerOf(app, page, sheets));
      drawers.set(page.route, draw);
      // At once: to hand a page over to another thread and back takes far longer where all are busy.
      write(page.pathname, await draw(page));
    } catch (cause) {
      throw new Error(`${page.pathname} could not be drawn: ${cause}`, { cause });
    }
    // What else there is to do on this thread comes in between.
    await setImmediate();
  }
}

type DrawQueued = (page: PageQueue['pages'][number]) => Promise<PageParts>;

/**
 * What draws the pages of a route: their frame filled, which is far less work, or where they have none, each anew.
 * @param first one of them
 */
async function drawerOf(
  app: BuiltPages,
  first: PageQueue['pages'][number],
  sheets: readonly string[],
): Promise<DrawQueued> {
  const found = app.manifest.routes.find(({ routeData }) => routeData.route === first.route);
  if (!found) throw new Error(`There is no route ${first.route}`);
  const drawn = async ({ pathname }: typeof first, frame?: Frame) => {
    const address = `http://localhost${pathname}.html`;
    const { html } = await drawPage(app, address, found.routeData, { sheets, frame });
    return [{ kind: 'markup' as const, text: html }];
  };
  const frame: Frame = {};
  await drawn(first, frame);
  const { draw } = frame;
  return draw ? ({ place }) => draw(place) : (page) => drawn(page);
}

const take = (taken: PageQueue['taken']) => Atomics.add(taken, 0, 1);
