import { atom, computed, onMount } from 'nanostores';
import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';
import { themes } from '#styles/tokens.ts';
import { signedInClass } from './session.store.ts';

type Theme = 'dark' | 'light';

/** The theme that the visitor chose, on every page and in every tab; null until they choose. */
const $chosen = persistentAtom<Theme | null>(storageKeys.theme, null, {
  encode: (theme) => theme ?? undefined,
  decode: (text) => (text === 'dark' || text === 'light' ? text : null),
});

const darkDevice = '(prefers-color-scheme: dark)';

/** The theme of the device, which may change at sunset. */
const $device = atom<Theme>('light');
onMount($device, () => {
  if (import.meta.env.SSR) return undefined;
  const query = matchMedia(darkDevice);
  const follow = () => $device.set(query.matches ? 'dark' : 'light');
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
});

/** The theme that is shown: the visitor's choice, else the device's. */
export const $theme = computed([$chosen, $device], (chosen, device) => chosen ?? device);

export function toggleTheme(): void {
  $chosen.set($theme.get() === 'dark' ? 'light' : 'dark');
}

/** Shows a theme, in the page and in the browser's own bars. */
export function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bars) bars.content = themes[theme].canvas;
}

/**
 * Sets the theme and the state of the header before the first paint, so that neither flashes; and again when the device's theme
 * changes, and when the page comes back from the history or was prerendered. Inline at the top of every page.
 */
export const themeScript = `{let q=matchMedia('${darkDevice}'),f=()=>{let l=document.documentElement.classList,t,u;try{t=localStorage.getItem('${storageKeys.theme}');u=localStorage.getItem('${storageKeys.user}')}catch{}let d=t==='dark'||t!=='light'&&q.matches;l.toggle('dark',d);document.querySelector('meta[name=theme-color]').content=d?'${themes.dark.canvas}':'${themes.light.canvas}';l.toggle('${signedInClass}',!!u)};f();q.onchange=f;onpageshow=e=>e.persisted&&f();document.onprerenderingchange=f}`;
