import { useEffect } from 'react';
import { Button } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { paths } from '#config/paths.ts';
import { isSiteReachable } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';

/** How often the page is requested again while the browser says that it is online, in milliseconds. */
const checkEveryMs = 10_000;

/** Opens the page that could not be reached: at a press, and by itself as soon as it can be reached. */
export default function TryAgain() {
  useEffect(() => {
    const timer = setInterval(openOnceReachable, checkEveryMs);
    return () => clearInterval(timer);
  }, []);
  useWindowEvent('online', openOnceReachable);
  useWindowEvent('visibilitychange', openOnceReachable);
  return (
    <Island>
      <Button className="needs-script mt-8" onClick={openPage}>
        {m.ui_try_again()}
      </Button>
    </Island>
  );
}

/** Whether the offline page replaces another page. */
const isReplacement = () => location.pathname !== paths.offline;

function openPage(): void {
  if (isReplacement()) location.reload();
  else location.assign(paths.home);
}

async function openOnceReachable(): Promise<void> {
  if (!isReplacement() || !navigator.onLine || document.hidden) return;
  if (await isSiteReachable()) location.reload();
}
