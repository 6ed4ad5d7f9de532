import { LateFormDialog } from '#components/LateDialog.tsx';
import { m } from '#paraglide/messages.js';
import type { ClosingProps } from './Closing.tsx';

const loadClosing = async () => (await import('./Closing.tsx')).Closing;

type Props = Omit<ClosingProps, 'onClosed'> & {
  open: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onClosed?: () => void;
};

/** Asks how a request ended. */
export function ClosingDialog({ open, onClose, onClosed, ...rest }: Props) {
  return (
    <LateFormDialog
      load={loadClosing}
      open={open}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      title={m.desk_close_title()}
    >
      {(Closing) => <Closing {...rest} onClosed={onClose} />}
    </LateFormDialog>
  );
}
