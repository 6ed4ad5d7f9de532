import CircleCheck from 'lucide-react/icons/circle-check';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { $user } from '@/session/session.store';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { mount } from '@/ui/mount';
import { rehearse } from '@/ui/rehearse';
import type { RequestedCar } from './dialog.store';
import './request.css';

type Content = {
  title: string;
  /** A form that shows a confirmation in its place once it is sent. */
  children: ReactNode;
};

/** What the dialog of one kind of request holds, for the car that the page is about; null when it needs one. */
export type DialogFor = (car: RequestedCar | null) => Content | null;

/** Opens a request's dialog above whatever page this is; closing it resets its form (Spec 4, 'Finance modal'). */
export function showRequest(content: Content): void {
  const remove = mount(<RequestDialog {...content} onClosed={() => remove()} />);
}

/** Makes the first opening of a dialog as quick as the next ones; what it holds reads and sends nothing meanwhile. */
export function rehearseRequest(content: Content): Promise<void> {
  return rehearse(<RequestDialog {...content} onClosed={() => undefined} />);
}

const CloseContext = createContext<() => void>(() => undefined);

function RequestDialog({ title, children, onClosed }: Content & { onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const [owner] = useState(() => $user.get()?.id);
  useEffect(() => {
    // Back after signing out: the next person at this browser may be somebody else. What still has a draft loses nothing.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && $user.get()?.id !== owner) onClosed();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [owner, onClosed]);
  return (
    <Dialog open={open} onClose={close} onClosed={onClosed} title={title} size="tall">
      <CloseContext value={close}>{children}</CloseContext>
    </Dialog>
  );
}

type ConfirmationProps = {
  title: string;
  text: string;
  /** What was sent, or what to do next. */
  children?: ReactNode;
};

/** What stands in place of a form that was sent; it takes the focus, since the button that had it is gone. */
export function Confirmation({ title, text, children }: ConfirmationProps) {
  const close = useContext(CloseContext);
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
