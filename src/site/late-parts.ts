import { opensDialogs } from '@/lib/opens-dialogs';

declare global {
  interface Window {
    /** What was pressed before the scripts came, what listens for it, and what has them come. */
    held?: Element[] & { hold: EventListener; fetch: () => void };
  }
}

/** What the fonts of a page are for until somebody has them: where no script runs, nothing else would bring them. */
export const fontsMedium = '(scripting:none)';

/** Finds them by it, in few bytes. */
export const fontsWait = '[media*=pt]';

/**
 * Fetches the scripts of a page once something of it can be read (a browser may paint its ground before that), so that
 * over a slow network its text and pictures come before what acts on them; the fonts follow (`web-fonts.ts`).
 * `held.fetch` does so earlier, and a while after the rest has come they come in any case: browsers guarded against
 * recognition tell of no paint. Whoever comes from another page of the site has the fonts, which are there at once then;
 * where a script cannot be had they are fetched as well. It stands inline at the top of every page that is whole
 * without scripts. What is pressed before they are there, `pressHeld` presses again.
 */
export const lateParts = [
  '{let page=document,held=self.held=[],on=addEventListener,',
  `fonts=()=>page.querySelectorAll('${fontsWait}').forEach(e=>e.media=''),`,
  "go=held.fetch=()=>page.documentElement.dataset.scripts.split(' ').map(s=>import(s).catch(fonts));",
  'page.referrer.startsWith(origin)&&fonts();',
  "on('click',held.hold=e=>held.push(e.target),true);on('load',()=>setTimeout(go,999));",
  "on('DOMContentLoaded',()=>new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&go())",
  ".observe({type:'paint',buffered:true}))}",
].join('');

/** What the browser answers by itself. Islands keep what is pressed in them. */
const natively = '[popovertarget],[type=submit],astro-island *';

/** Presses the buttons that were pressed before there were scripts to answer them; from now on those listen. */
export async function pressHeld(): Promise<void> {
  const { held } = window;
  if (!held) return;
  removeEventListener('click', held.hold, true);
  const unanswered = `button:not(${natively}${opensDialogs() ? ',[commandfor]' : ''})`;
  const buttons = held.map((pressed) => pressed.closest<HTMLElement>(unanswered));
  delete window.held;
  const scripts = document.documentElement.dataset.scripts?.split(' ') ?? [];
  await Promise.allSettled(scripts.map((script) => import(/* @vite-ignore */ script)));
  for (const button of new Set(buttons)) button?.click();
}
