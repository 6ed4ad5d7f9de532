import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';
import { signedInClass } from '#session/session.store.ts';
import { themes } from '#styles/tokens.ts';

type Theme = 'dark' | 'light';

/** The theme that the visitor chose, on every page and in every tab; light is the default. */
export const $theme = persistentAtom<Theme>(storageKeys.theme, 'light', {
  encode: (theme) => theme,
  decode: (text) => (text === 'dark' ? 'dark' : 'light'),
});

export function toggleTheme(): void {
  $theme.set($theme.get() === 'dark' ? 'light' : 'dark');
}

/** Shows a theme, in the page and in the browser's own bars. */
export function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bars) bars.content = themes[theme].canvas;
}

/**
 * Sets the theme and the state of the header before the first paint, so that neither flashes; and again when the page
 * comes back from the history or was prerendered, as both may have changed. Inline at the top of every page.
 */
export const themeScript = `{let f=()=>{try{let l=document.documentElement.classList,s=localStorage,d=s.getItem('${storageKeys.theme}')==='dark';l.toggle('dark',d);document.querySelector('meta[name=theme-color]').content=d?'${themes.dark.canvas}':'${themes.light.canvas}';l.toggle('${signedInClass}',s.getItem('${storageKeys.user}'))}catch{}};f();onpageshow=e=>e.persisted&&f();document.onprerenderingchange=f}`;
