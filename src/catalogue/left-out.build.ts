import { channel } from 'node:diagnostics_channel';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';

/** Loaders, pages and integrations of one build are bundled apart; Node's channels connect them. */
const leftOut = channel('tayar:left-out');

/** Names what this build leaves out of the site, and why, for the log and the sales desk. */
export function nameLeftOut(fault: string): void {
  leftOut.publish(fault);
}

/** Parameters of the pages and pictures of one record. */
const ofOneRecord = ['brand', 'car', 'charger', 'name'];

/**
 * Renders a page. When that of one record breaks while the site is built, it is named, and Astro writes no file for the
 * answer without a body; a page of the whole catalogue fails the build, and so does every page during development.
 * @param path its address in the base language
 */
export async function renderOrLeaveOut(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
  render: () => Promise<Response>,
): Promise<Response> {
  try {
    return await render();
  } catch (error) {
    if (import.meta.env.DEV || !ofOneRecord.some((name) => params[name] !== undefined)) throw error;
    nameLeftOut(`${path}: it cannot be made: ${error}`);
    return new Response(null);
  }
}

/** How many the file names at most, and how much it says of each. */
const longest = { list: 100, fault: 400 };

/** Logs what the build leaves out, and lists it in `paths.buildData`, where the sales desk finds it. */
export function listLeftOut(): AstroIntegration {
  const faults = new Set<string>();
  let log: AstroIntegrationLogger | undefined;
  leftOut.subscribe((fault) => {
    if (faults.has(String(fault))) return;
    faults.add(String(fault));
    log?.warn(`Left out: ${fault}`);
  });
  return {
    name: 'tayar:left-out',
    hooks: {
      'astro:config:setup': ({ logger }) => {
        log = logger;
      },
      'astro:build:done': async ({ dir }) => {
        const file = new URL('data/build.json', dir);
        const named = [...faults].slice(0, longest.list).map((one) => one.slice(0, longest.fault));
        const built: object = JSON.parse(await readFile(file, 'utf8'));
        await writeFile(
          file,
          JSON.stringify({ ...built, leftOut: named, leftOutCount: faults.size }),
        );
      },
    },
  };
}
