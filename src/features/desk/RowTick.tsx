import type { Lead } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';

export type RowSelection = {
  isChosen: boolean;
  /** Whether all rows show their boxes; else one is seen under the pointer. */
  isShown: boolean;
  /** @param withShift takes all rows from the last ticked one on */
  onTick: (isOn: boolean, withShift: boolean) => void;
};

type Props = RowSelection & { lead: Lead; isTabStop: boolean };

/** The box that chooses a row, over its signs. The key X does the same, so the list stays one stop of Tab until then. */
export function RowTick({ lead, isTabStop, isChosen, isShown, onTick }: Props) {
  const shown = isShown
    ? 'bg-surface'
    : 'opacity-0 focus-within:opacity-100 group-hover:bg-sunken group-hover:opacity-100 [@media(hover:none)]:hidden';
  return (
    <label
      className={`absolute inset-y-0 start-[3px] z-[1] grid w-[3.25rem] cursor-pointer place-items-center ${shown}`}
    >
      <span className="sr-only">{m.desk_deals_select_of({ name: lead.name })}</span>
      <input
        type="checkbox"
        className="tick-box size-5"
        tabIndex={isShown && isTabStop ? 0 : -1}
        checked={isChosen}
        readOnly
        onClick={(event) => onTick(event.currentTarget.checked, event.shiftKey)}
      />
    </label>
  );
}
