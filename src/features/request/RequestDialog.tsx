import CircleCheck from 'lucide-react/icons/circle-check';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { m } from '#paraglide/messages.js';
import { $user } from '#session/session.store.ts';

const CloseContext = createContext<() => void>(() => undefined);

type Props = {
  title: string;
  /** Called when the dialog has left the screen. */
  onClosed: () => void;
  /** A form, replaced by a confirmation once it is sent. */
  children: ReactNode;
};

/** The dialog of a request. Closing it resets its form. */
export function RequestDialog({ title, onClosed, children }: Props) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const [owner] = useState(() => $user.get()?.id);
  // When the page comes back from the browser's history, somebody else may be signed in. Drafts are kept.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted && $user.get()?.id !== owner) onClosed();
  });
  return (
    <Dialog open={open} onClose={close} onClosed={onClosed} title={title} size="tall">
      <CloseContext value={close}>{children}</CloseContext>
    </Dialog>
  );
}

type ConfirmationProps = {
  title: string;
  text: string;
  /** The contents of the request, or what happens next. */
  children?: ReactNode;
};

/** Replaces a form that was sent. It takes the focus, because the button that had it is gone. */
export function Confirmation({ title, text, children }: ConfirmationProps) {
  const close = use(CloseContext);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div
        ref={message}
        tabIndex={-1}
        role="status"
        className="grid justify-items-center gap-2 focus:outline-none"
      >
        <CircleCheck className="size-12 text-positive" aria-hidden="true" />
        <p className="text-center text-subheading">{title}</p>
        <p className="text-center text-muted">{text}</p>
      </div>
      {children}
      <Button variant="secondary" onClick={close}>
        {m.request_close()}
      </Button>
    </div>
  );
}
