import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A device whose theme can change. */
function deviceThat(isDark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return (dark: boolean) => {
    query.matches = dark;
    for (const listener of listeners) listener();
  };
}

const load = async () => {
  vi.resetModules();
  return import('./theme.store.ts');
};

beforeEach(() => vi.stubEnv('SSR', false));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('the theme is the device’s until somebody chooses, and the choice stays', async () => {
  const change = deviceThat(true);
  const { $theme, toggleTheme } = await load();
  const shown: string[] = [];
  const stop = $theme.subscribe((theme) => shown.push(theme));
  change(false);
  change(true);
  toggleTheme();
  change(false);
  change(true);
  toggleTheme();
  change(false);
  stop();
  expect(shown).toEqual(['dark', 'light', 'dark', 'light', 'dark']);
});

test.each([
  [true, null, true],
  [true, 'light', false],
  [false, 'dark', true],
  [false, null, false],
  [true, '{"broken', true],
])('before the first paint: a dark device %s and the choice %s', async (isDark, stored, dark) => {
  deviceThat(isDark);
  const { themeScript } = await load();
  const classes = new Map<string, boolean>();
  const bars = { content: '' };
  vi.stubGlobal('document', {
    documentElement: {
      classList: { toggle: (name: string, on: boolean) => classes.set(name, on) },
    },
    querySelector: () => bars,
  });
  const getItem = (key: string) => (key === 'tayar-theme' ? stored : null);
  vi.stubGlobal('localStorage', { getItem });
  new Function(themeScript)();
  expect(classes.get('dark')).toBe(dark);
  expect(classes.get('signed-in')).toBe(false);
  expect(bars.content).toBe(dark ? '#09161a' : '#faf9f6');
});
