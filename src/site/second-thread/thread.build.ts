import { parentPort, workerData } from 'node:worker_threads';
import log from 'astro/logger/node';

/** What the thread is started with. */
export type ThreadData = {
  /** Address of the module that holds the built pages. */
  entry: string;
  /** The sheets in the head of each page, under Astro's own key. */
  pages: ReadonlyMap<string, { styles: unknown[] }>;
};

export type PageTask = { id: number; url: string; route: string };

export type DrawnPage = {
  id: number;
  body: ArrayBuffer;
  status: number;
  headers: [string, string][];
};

type Route = { type: string; route: string };

/** What Astro's first thread does with it stands in `createDefaultPrerenderer`. */
type BuiltPages = {
  manifest: { routes: { routeData: Route }[] };
  setInternals: (internals: unknown) => void;
  setOptions: (options: unknown) => void;
  render: (request: Request, options: { routeData: Route | undefined }) => Promise<Response>;
};

const { entry, pages }: ThreadData = workerData;
const { app }: { app: BuiltPages } = await import(entry);
app.setInternals({ pagesByKeys: pages, entrySpecifierToBundleMap: new Map() });
app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: log() } } });

const routes = app.manifest.routes.map(({ routeData }) => routeData);

/** Draws a page as the first thread would. */
async function draw({ id, url, route }: PageTask): Promise<DrawnPage> {
  const routeData = routes.find((one) => one.type === 'page' && one.route === route);
  const response = await app.render(new Request(url), { routeData });
  const { status, headers } = response;
  return { id, body: await response.arrayBuffer(), status, headers: [...headers] };
}

parentPort?.on('message', async (task: PageTask) => {
  const page = await draw(task);
  parentPort?.postMessage(page, [page.body]);
});
