import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
};

/** A small panel beside the button that opens it; Escape and a press outside close it. */
export function DeskPopover({ title, trigger, children }: Props) {
  return (
    <Popover.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', overflowPadding: 8 }}
    >
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
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
