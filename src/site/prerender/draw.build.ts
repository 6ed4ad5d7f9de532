import { mkdirSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

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
  sheets: readonly string[],
): Promise<{ html: string; response: Response }> {
  const drawing: App.Locals['drawing'] = { sheets };
  const response = await app.render(new Request(address), { routeData, locals: { drawing } });
  if (drawing.html === undefined) throw new Error(`${address} could not be drawn`);
  return { html: drawing.html, response };
}

/** Pages to draw, shared among threads: each takes the next one that none has taken. */
export type PageQueue = {
  pages: readonly { pathname: string; route: string }[];
  /** How many have been taken. */
  taken: Int32Array<SharedArrayBuffer>;
  /** Address of the folder that the site is built into. */
  folder: string;
};

/** Draws pages of a queue and writes them into the site, until all are taken. */
export async function drawQueue(
  app: BuiltPages,
  { pages, taken, folder }: PageQueue,
  sheets: readonly string[],
): Promise<void> {
  const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));
  for (let page = pages[take(taken)]; page; page = pages[take(taken)]) {
    const route = routes.get(page.route);
    if (!route) throw new Error(`There is no route ${page.route}`);
    const file = new URL(`.${encodeURI(page.pathname)}.html`, folder);
    const { html } = await drawPage(app, `http://localhost${page.pathname}.html`, route, sheets);
    // At once: to hand a page over to another thread and back takes far longer where all are busy.
    write(file, html);
    // What else there is to do on this thread comes in between.
    await setImmediate();
  }
}

const take = (taken: PageQueue['taken']) => Atomics.add(taken, 0, 1);

/** Folders that are there: a brand has one for all its cars. */
const made = new Set<string>();

function write(file: URL, html: string): void {
  const folder = new URL('.', file);
  if (!made.has(folder.href)) mkdirSync(folder, { recursive: true });
  made.add(folder.href);
  writeFileSync(file, html);
}
