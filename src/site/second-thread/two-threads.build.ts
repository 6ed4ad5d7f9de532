import { Worker } from 'node:worker_threads';
import type { AstroPrerenderer } from 'astro';
import type { DrawnPage, PageTask, ThreadData } from './thread.build.ts';

/** Fewer pages are drawn before a second thread has started. */
const worthIt = 500;

/** Pages that the second thread is given ahead, so that it need not wait for the first. */
const ahead = 12;

/**
 * A first thread that gives a second one as many pages as that can take. It draws the others itself, also what is no
 * page, since a picture is drawn once for the whole site.
 * @param data asked for when the paths are known
 */
export function onTwoThreads(first: AstroPrerenderer, data: () => ThreadData): AstroPrerenderer {
  let second: SecondThread | undefined;
  return {
    ...first,
    async getStaticPaths() {
      const paths = await first.getStaticPaths();
      if (paths.length >= worthIt) second = new SecondThread(data());
      return paths;
    },
    render(request, options) {
      const { type, route } = options.routeData;
      const mayGive = type === 'page' && !options.collectMetadata;
      return mayGive && second?.hasRoom
        ? second.draw(request.url, route)
        : first.render(request, options);
    },
    async teardown() {
      await second?.end();
      await first.teardown?.();
    },
  };
}

class SecondThread {
  readonly #worker: Worker;
  readonly #awaited = new Map<number, PromiseWithResolvers<Response>>();
  #count = 0;

  constructor(workerData: ThreadData) {
    this.#worker = new Worker(new URL('./thread.build.ts', import.meta.url), { workerData });
    this.#worker.on('message', ({ id, body, ...init }: DrawnPage) => {
      this.#awaited.get(id)?.resolve(new Response(body, init));
      this.#awaited.delete(id);
    });
    // It ends with the first page that cannot be drawn, and so does the build.
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#awaited.values()) reject(error);
    });
  }

  get hasRoom(): boolean {
    return this.#awaited.size < ahead;
  }

  draw(url: string, route: string): Promise<Response> {
    const page = Promise.withResolvers<Response>();
    const task: PageTask = { id: this.#count++, url, route };
    this.#awaited.set(task.id, page);
    this.#worker.postMessage(task);
    return page.promise;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
