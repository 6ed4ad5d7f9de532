import { useEffect } from 'react';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { Island } from '@/ui/Island';

/** How often a page that the browser believes to be within reach is asked for again, in milliseconds. */
const askEveryMs = 10_000;

/** Opens the page that was meant, on demand and by itself as soon as it can be had. */
export default function TryAgain() {
  useEffect(openOnceReached, []);
  return (
    <Island>
      <Button className="needs-script mt-8" onClick={openMeant}>
        {m.ui_try_again()}
      </Button>
    </Island>
  );
}

/** Opened by its own address the page stands in for nothing. */
const standsIn = () => location.pathname !== paths.offline;

function openMeant(): void {
  if (standsIn()) location.reload();
  else location.assign(paths.home);
}

/** The browser may say that there is a connection when nothing can be reached, and the other way round. */
function openOnceReached(): (() => void) | undefined {
  if (!standsIn()) return undefined;
  const ask = async () => {
    if (!navigator.onLine || document.hidden) return;
    const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
    if (answer) location.reload();
  };
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  const timer = setInterval(ask, askEveryMs);
  return () => {
    removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
  };
}
