import type { AstroPrerenderer } from 'astro';
import { Tinypool } from 'tinypool';
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
  let second: Tinypool | undefined;
  let given = 0;
  const give = async (pool: Tinypool, task: PageTask) => {
    given += 1;
    try {
      const { body, ...init }: DrawnPage = await pool.run(task);
      return new Response(body, init);
    } finally {
      given -= 1;
    }
  };
  return {
    ...first,
    async getStaticPaths() {
      const paths = await first.getStaticPaths();
      if (paths.length >= worthIt) second = startThread(data());
      return paths;
    },
    render(request, options) {
      const { type, route } = options.routeData;
      const mayGive = type === 'page' && given < ahead && !options.collectMetadata;
      return second !== undefined && mayGive
        ? give(second, { url: request.url, route })
        : first.render(request, options);
    },
    async teardown() {
      await second?.destroy();
      await first.teardown?.();
    },
  };
}

function startThread(workerData: ThreadData): Tinypool {
  return new Tinypool({
    filename: new URL('./thread.build.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: ahead,
    useAtomics: false,
    workerData,
  });
}
