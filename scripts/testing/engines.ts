import { type EngineName, findEngine } from '../../tests/browsers/engines/find.ts';
import { installPackage } from '../stack/browser.ts';
import type { Report } from '../stack/command.ts';
import { runTool, tools } from '../stack/tool.ts';

/** Debian's packages of the engines that the tests lack elsewhere. */
const packages: Partial<Record<EngineName, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'openbox'],
};

/**
 * Fetches the engines that this machine has not: Playwright's own builds, else, as root on Debian, the system's. The
 * journeys of an engine that is still missing are left out, and the report says so.
 *
 * @returns an exit code, which is 0: one engine is enough to start.
 */
export async function fetchEngines(report: Report, signal: AbortSignal): Promise<number> {
  for (const [name, system] of Object.entries(packages)) {
    const isThere = () => findEngine(name === 'firefox' ? 'firefox' : 'webkit') !== undefined;
    if (isThere()) continue;
    report(`    no ${name} found; fetching one (this happens once)`);
    await runTool(tools.playwright, ['install', name], { signal });
    if (!isThere()) for (const one of system) installPackage(one, report);
    if (!isThere()) report(`    there is none to be had: its journeys are left out`);
  }
  return 0;
}
