import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '#components/Button.tsx';
import { m } from '#paraglide/messages.js';

export type OrderProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (up: boolean) => void;
};

/** Moves one of a list up or down. */
export function OrderButtons({ name, isFirst, isLast, busy, onMove }: OrderProps) {
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={busy || isFirst}
        aria-label={m.desk_team_move_up({ name })}
        onClick={() => onMove(true)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </Button>
      <Button
        size="sm"
        variant="secondary"
        busy={busy || isLast}
        aria-label={m.desk_team_move_down({ name })}
        onClick={() => onMove(false)}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </Button>
    </>
  );
}
