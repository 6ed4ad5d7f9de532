import { useStore } from '@nanostores/react';
import Contrast from 'lucide-react/icons/contrast';
import { useEffect } from 'react';
import { m } from '#paraglide/messages.js';
import { $theme, applyTheme, toggleTheme } from './theme.store.ts';

/** Changes between light and dark. */
export function ThemeToggle() {
  const theme = useStore($theme, { ssr: () => 'light' as const });
  useEffect(() => $theme.subscribe(applyTheme), []);
  return (
    <button
      type="button"
      aria-pressed={theme === 'dark'}
      aria-label={m.site_theme_dark()}
      title={m.site_theme_dark()}
      className="icon-button needs-script"
      onClick={toggleTheme}
    >
      <Contrast className="size-5" aria-hidden="true" />
    </button>
  );
}
