/** Where the browser keeps the visitor's choice: 'dark' or 'light'. */
export const themeStorageKey = 'tayar-theme';

/** Lets the page's toggles change the theme, here and in every other tab (Spec 1: the choice is kept). */
export function followThemeChoice(): void {
  show(isDark());
  for (const toggle of toggles()) {
    toggle.addEventListener('click', () => {
      const dark = !isDark();
      show(dark);
      keep(dark);
    });
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeStorageKey) show(newValue === 'dark');
  });
  // A page that comes back from the browser's history has slept through a change.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(chosen() ?? isDark());
  });
}

/** Whether the dark theme was chosen; undefined where the browser keeps nothing. */
function chosen(): boolean | undefined {
  try {
    return localStorage.getItem(themeStorageKey) === 'dark';
  } catch {
    return undefined;
  }
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
  if (bar) bar.content = (dark ? bar.dataset.dark : bar.dataset.light) ?? bar.content;
}

/** A browser that keeps nothing still shows the theme for as long as the page is open. */
function keep(dark: boolean): void {
  try {
    localStorage.setItem(themeStorageKey, dark ? 'dark' : 'light');
  } catch {
    // Storage is blocked or full.
  }
}
