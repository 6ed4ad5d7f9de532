import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useState } from 'react';
import { useWindowEvent } from '#components/use-window-event.tsx';
import type { Role } from '#data/team.ts';
import { m } from '#paraglide/messages.js';

const CommandBar = lazy(async () => ({ default: (await import('./CommandBar.tsx')).CommandBar }));

/** Opens the command bar, as Ctrl+K or ⌘K does; its code is fetched then. */
export function CommandBarButton({ role }: { role: Role }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  useWindowEvent('keydown', (event) => {
    const isMeant = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    if (!isMeant || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setState('open');
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.desk_frame_command()}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${m.desk_frame_command()} (Ctrl K)`}
        className="icon-button"
        onClick={() => setState('open')}
      >
        <Search className="size-5" aria-hidden="true" />
      </button>
      {state !== 'unused' && (
        <Suspense>
          <CommandBar role={role} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
