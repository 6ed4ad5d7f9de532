import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages.js';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
};

/**
 * A modal dialog: the rest of the page is inert, Escape and a press outside close it, focus goes back to where it
 * came from. Its content is there only while it is open, so closing resets what it holds.
 */
export function Dialog({ open, onClose, title, description, children }: Props) {
  return (
    <ArkDialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop className="dialog-backdrop" />
        <ArkDialog.Positioner className="fixed inset-0 z-50 grid overflow-y-auto p-4">
          <ArkDialog.Content className="dialog-panel relative m-auto w-full max-w-xl rounded-card border border-line bg-surface p-6 shadow-raised md:p-8">
            <ArkDialog.Title className="pe-10 text-heading">{title}</ArkDialog.Title>
            {description && (
              <ArkDialog.Description className="mt-2 text-muted">
                {description}
              </ArkDialog.Description>
            )}
            <div className="mt-6">{children}</div>
            <ArkDialog.CloseTrigger
              aria-label={m.ui_close()}
              className="absolute end-4 top-4 grid size-11 place-items-center rounded-control hover:bg-sunken"
            >
              <X className="size-5" aria-hidden="true" />
            </ArkDialog.CloseTrigger>
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
