import { persistentAtom } from '@/lib/persistent.store';
import { storageKeys } from '@/lib/web-storage';
import { themes } from '@/styles/tokens';

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
