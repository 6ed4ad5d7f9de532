import { Menu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { useOpenAfterMount } from '#components/use-late.tsx';
import type { Lead } from '#data/desk.ts';
import { stageNames } from '#features/desk/deals/stage-words.ts';
import { m } from '#paraglide/messages.js';
import { type DropPlace, dropPlaces } from './drag.tsx';

const placeNames: Record<DropPlace, () => string> = {
  ...stageNames,
  won: m.desk_won,
  lost: m.desk_lost,
};

type Props = {
  /** Id of the button that opens it. */
  trigger: string;
  open: boolean;
  onClose: () => void;
  /** Where the deal stands. */
  from: Lead['stage'];
  onMove: (place: DropPlace) => void;
};

/** The places to which a deal can go. */
export function MoveMenu({ trigger, open, onClose, from, onMove }: Props) {
  const isOpen = useOpenAfterMount(open);
  return (
    <Menu.Root
      ids={{ trigger }}
      open={isOpen}
      onOpenChange={(change) => change.open || onClose()}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        const place = dropPlaces.find((one) => one === value);
        if (place) onMove(place);
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content className="z-40 min-w-40 rounded-card border border-line bg-surface p-1 text-small text-ink shadow-raised focus:outline-none">
            {dropPlaces
              .filter((place) => place !== from)
              .map((place) => (
                <Menu.Item
                  key={place}
                  value={place}
                  className="flex min-h-11 cursor-pointer items-center rounded-control px-3 data-[highlighted]:bg-sunken"
                >
                  {placeNames[place]()}
                </Menu.Item>
              ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
