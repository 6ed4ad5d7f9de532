import Move from 'lucide-react/icons/move-horizontal';
import { useId, useState } from 'react';
import { useLate } from '#components/use-late.tsx';
import type { Lead } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import type { DropPlace } from './drag.tsx';

const loadMenu = async () => (await import('./MoveMenu.tsx')).MoveMenu;

type Props = { lead: Lead; busy: boolean; onMove: (place: DropPlace) => void };

/** Opens the menu that moves a deal, as a press or the arrow down does; its code is fetched then. */
export function MoveButton({ lead, busy, onMove }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const MoveMenu = useLate(loadMenu, open, close);
  return (
    <>
      <button
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        className="relative z-[1] grid size-8 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink disabled:opacity-40 [@media(pointer:coarse)]:size-11"
        aria-label={m.desk_deals_move_of({ name: lead.name })}
        title={m.desk_deals_move_to()}
        disabled={busy}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Move className="size-4" aria-hidden="true" />
      </button>
      {MoveMenu && (
        <MoveMenu trigger={id} open={open} onClose={close} from={lead.stage} onMove={onMove} />
      )}
    </>
  );
}
