import { lazy, Suspense } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { IslandBoundary } from '#components/Island.tsx';
import { Skeleton } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';
import type { ClosingProps } from './Closing.tsx';

const Closing = lazy(async () => ({ default: (await import('./Closing.tsx')).Closing }));

type Props = Omit<ClosingProps, 'onClosed'> & {
  open: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onClosed?: () => void;
};

/** Asks how a request ended. */
export function ClosingDialog({ open, onClose, onClosed, ...rest }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      title={m.desk_close_title()}
    >
      <IslandBoundary>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Closing {...rest} onClosed={onClose} />
        </Suspense>
      </IslandBoundary>
    </Dialog>
  );
}
