import { keep, recall } from '@/lib/web-storage';

/** Where the browser keeps the visitor's choice: 'dark' or 'light'. */
export const themeStorageKey = 'tayar-theme';

/** Lets the page's toggles change the theme, here and in every other tab (Spec 1: the choice is kept). */
export function followThemeChoice(): void {
  // The page is built in the light one.
  if (isDark()) show(true);
  for (const toggle of toggles()) {
    toggle.addEventListener('click', () => {
      const dark = !isDark();
      show(dark);
      keep('browser', themeStorageKey, dark ? 'dark' : 'light');
    });
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeStorageKey) show(newValue === 'dark');
  });
  // A page that comes back from the browser's history has slept through a change; one drawn ahead may have.
  const catchUp = () => {
    const chosen = recall('browser', themeStorageKey);
    if (chosen !== null) show(chosen === 'dark');
  };
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp());
  document.addEventListener('prerenderingchange', catchUp);
}

function toggles(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-theme-toggle]');
}

function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

function show(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  for (const toggle of toggles()) toggle.setAttribute('aria-pressed', String(dark));
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('--canvas');
  if (bar) bar.content = canvas;
}
