import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useLate } from '#components/use-late.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import type { Role } from '#data/team.ts';
import { m } from '#paraglide/messages.js';

const load = async () => (await import('./CommandBar.tsx')).CommandBar;

/** Opens the command bar, as Ctrl+K or ⌘K does; its code is fetched then. */
export function CommandBarButton({ role }: { role: Role }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const CommandBar = useLate(load, open, close);
  useWindowEvent('keydown', (event) => {
    const isMeant = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    if (!isMeant || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
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
        onClick={() => setOpen(true)}
      >
        <Search className="size-5" aria-hidden="true" />
      </button>
      {CommandBar && <CommandBar role={role} open={open} onClose={close} />}
    </>
  );
}
