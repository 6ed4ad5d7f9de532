import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AstroIntegrationLogger, AstroPrerenderer, PathWithRoute, RouteData } from 'astro';
import { type BuiltPages, drawPage, drawQueue, type PageQueue } from './draw.build.ts';
import { nameSheets, type PageStyles } from './sheets.build.ts';
import type { ThreadData } from './thread.build.ts';

/** A site that has been bundled, whose pages are to be drawn. */
export type BundledSite = {
  /** Address of the module that holds the built pages. */
  entry: string;
  styles: PageStyles;
  /** Address of the folder that the site is built into. */
  folder: string;
};

/** Fewer pages are drawn before a second thread has started. */
const worthIt = 500;

/**
 * Draws pages without their style sheets, which they share. Astro is left what there is once; the pages of cars, brands
 * and chargers are drawn on this thread, those of a large site also on a second one, and written as they come.
 * @param first draws what is no page, since a picture is drawn once for the whole site
 * @param bundled asked for once the site has been bundled
 */
export function drawsPages(
  first: AstroPrerenderer,
  bundled: () => BundledSite,
  logger: Pick<AstroIntegrationLogger, 'info'>,
): AstroPrerenderer {
  let app: BuiltPages;
  let sheets: string[] = [];
  let drawn: Promise<unknown> = Promise.resolve();
  return {
    ...first,
    async setup() {
      await first.setup?.();
      const { entry, styles } = bundled();
      ({ app } = await import(entry));
      sheets = nameSheets(styles);
    },
    async getStaticPaths() {
      const paths = await first.getStaticPaths();
      const pages = queued(paths);
      const { entry, styles, folder } = bundled();
      const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const queue = { pages, taken, folder };
      const isLarge = pages.length >= worthIt;
      drawn = Promise.all([
        drawQueue(app, queue, sheets),
        isLarge && onSecondThread({ entry, styles: ofStylesAlone(styles), sheets, queue }),
      ]);
      // Who waits for them, at the end, is told then.
      drawn.catch(() => undefined);
      logger.info(`${pages.length} pages on ${isLarge ? 'two threads' : 'one thread'}`);
      return paths.filter(({ route }) => !isOneOfMany(route));
    },
    async render(request, options) {
      if (options.routeData.type !== 'page') return first.render(request, options);
      const { html, response } = await drawPage(app, request.url, options.routeData, { sheets });
      return new Response(html, response);
    },
    async teardown() {
      await drawn;
      await first.teardown?.();
    },
  };
}

/** The pages of which there are many, each with its place among the paths of its route. */
function queued(paths: readonly PathWithRoute[]): PageQueue['pages'] {
  const places = new Map<string, number>();
  return paths
    .filter(({ route }) => isOneOfMany(route))
    .map(({ pathname, route: { route } }) => {
      const place = places.get(route) ?? 0;
      places.set(route, place + 1);
      return { pathname, route, place };
    });
}

function isOneOfMany({ type, params }: RouteData): boolean {
  return type === 'page' && params.length > 0;
}

/** Of Astro's pages only their styles can cross to another thread. */
function ofStylesAlone(pages: PageStyles): PageStyles {
  return new Map([...pages].map(([key, { styles }]) => [key, { styles }]));
}

/** @throws with the first page that it cannot draw */
function onSecondThread(workerData: ThreadData): Promise<unknown> {
  return once(new Worker(new URL('./thread.build.ts', import.meta.url), { workerData }), 'exit');
}
