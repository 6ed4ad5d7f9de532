import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { useOpenAfterMount } from '#components/use-late.tsx';

type Props = {
  /** Id of the button that opens it. */
  trigger: string;
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** A small panel beside the button that opens it; Escape and a press outside close it. */
export function PopoverPanel({ trigger, open, onClose, title, children }: Props) {
  const isOpen = useOpenAfterMount(open);
  return (
    <Popover.Root
      ids={{ trigger }}
      open={isOpen}
      onOpenChange={(change) => change.open || onClose()}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', overflowPadding: 8 }}
    >
      <Portal>
        <Popover.Positioner>
          {/* The library looks for its title before that is there. */}
          <Popover.Content
            aria-label={title}
            className="z-40 max-h-[80dvh] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-3 text-ink shadow-raised focus:outline-none"
          >
            <Popover.Title className="truncate border-b border-line px-3 pb-2 text-small font-semibold">
              {title}
            </Popover.Title>
            <div className="pt-2">{children}</div>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
