declare global {
  interface Window {
    /** What was pressed before the scripts came, what listens for it, and what has them come. */
    held?: Element[] & { hold: EventListener; fetch: () => void };
  }
}

/**
 * Fetches the scripts of a page once it has been painted, so that over a slow network what people see comes before what
 * acts on it; `held.fetch` does so earlier, and a while after the rest has come they come in any case: browsers guarded
 * against recognition tell of no paint. It stands inline at the top of every page that is whole without scripts.
 * What is pressed before they are there, `pressHeld` presses again.
 */
export const lateScripts = [
  '{let held=self.held=[],on=addEventListener,',
  "go=held.fetch=()=>document.documentElement.dataset.scripts.split(' ').map(s=>import(s).catch(()=>{}));",
  "on('click',held.hold=e=>held.push(e.target),true);on('load',()=>setTimeout(go,999));",
  "on('DOMContentLoaded',()=>new PerformanceObserver(go).observe({type:'paint',buffered:true}))}",
].join('');

/** What nothing but a script answers. Islands keep what is pressed in them by themselves. */
const answered = 'button:not([popovertarget],[type=submit],astro-island *)';

/** Presses the buttons that were pressed before there were scripts to answer them; from now on those listen. */
export async function pressHeld(): Promise<void> {
  const { held } = window;
  if (!held) return;
  removeEventListener('click', held.hold, true);
  const buttons = held.map((pressed) => pressed.closest<HTMLElement>(answered));
  delete window.held;
  const scripts = document.documentElement.dataset.scripts?.split(' ') ?? [];
  await Promise.allSettled(scripts.map((script) => import(/* @vite-ignore */ script)));
  for (const button of new Set(buttons)) button?.click();
}
