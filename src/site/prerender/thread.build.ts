import { workerData } from 'node:worker_threads';
import log from 'astro/logger/node';
import { type BuiltPages, drawQueue, type PageQueue } from './draw.build.ts';
import type { PageStyles } from './sheets.build.ts';

/** What the thread is started with. */
export type ThreadData = {
  /** Address of the module that holds the built pages. */
  entry: string;
  styles: PageStyles;
  sheets: readonly string[];
  queue: PageQueue;
};

// What Astro's first thread does with the module stands in `createDefaultPrerenderer`.
const { entry, styles, sheets, queue }: ThreadData = workerData;
const { app }: { app: BuiltPages } = await import(entry);
app.setInternals({ pagesByKeys: styles, entrySpecifierToBundleMap: new Map() });
app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: log() } } });
await drawQueue(app, queue, sheets);
