import { useRef } from 'react';
import { m } from '#paraglide/messages.js';
import { useDropPlace } from './drag.tsx';

/** Where a card is dropped once its deal has ended. The pointer alone needs it: a card's menu says the same. */
export function EndPlace({ place }: { place: 'won' | 'lost' }) {
  const box = useRef<HTMLDivElement>(null);
  const isOver = useDropPlace(box, place);
  return (
    <div
      ref={box}
      aria-hidden="true"
      className={`grid w-28 flex-1 place-items-center rounded-card border border-dashed p-3 text-center text-small ${isOver ? 'border-brand bg-accent-soft text-ink' : 'border-edge text-muted'}`}
    >
      {place === 'won' ? m.desk_deals_drop_won() : m.desk_deals_drop_lost()}
    </div>
  );
}
