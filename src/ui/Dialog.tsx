import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { LocaleProvider } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isShown } from '@/lib/is-shown';
import { localeOfReader } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import './overlays.css';
import { useCloseRequest } from './use-close-request';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onClosed?: () => void;
  title: string;
  description?: string;
  /** A tall one fills the screen of a phone, and its title stays while its body scrolls. */
  size?: keyof typeof sizes;
  children: ReactNode;
};

/**
 * Whether a press outside the dialog is meant for something else than it: a notification tells of what happens in the
 * dialog, and what is taller than the screen has a scrollbar beside it.
 */
function isMeantElsewhere(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (event instanceof MouseEvent && target.matches('.dialog-place')) {
    const across = event.clientX - target.clientLeft;
    return across < 0 || across >= target.clientWidth;
  }
  return target.closest('.toast-region') !== null;
}

/** Going round from the last control to the first, the dialog moves the focus without scrolling to it. */
function bringIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** Whether a control is there to take the focus: the page itself holds it where nothing else does. */
function isThere(control: Element | null): boolean {
  return control !== null && control !== document.body && isShown(control);
}

const sizes = { usual: '', tall: 'tall', wide: 'tall wide' } as const;

/**
 * A modal dialog: the rest of the page is inert, Escape and a press outside close it, focus goes back to where it
 * came from. By touch no field takes the focus at first, since the keyboard would hide the rest. Its content is there
 * only while it is open, so closing resets what it holds.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  description,
  size = 'usual',
  children,
}: Props) {
  useCloseRequest(open, onClose);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (
    <LocaleProvider locale={localeOfReader('en-US')}>
      <ArkDialog.Root
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        {...(onClosed && { onExitComplete: onClosed })}
        onInteractOutside={(event) => {
          if (isMeantElsewhere(event.detail.originalEvent)) event.preventDefault();
        }}
        initialFocusEl={() => (matchMedia('(pointer: coarse)').matches ? panel.current : null)}
        // Where nothing opened it, or that is gone, the keyboard goes on from the page rather than from its beginning.
        finalFocusEl={() => (isThere(opener.current) ? null : document.getElementById('main'))}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ArkDialog.Backdrop className="dialog-backdrop" />
          <ArkDialog.Positioner className={`dialog-place ${sizes[size]}`}>
            <ArkDialog.Content ref={panel} className="dialog-panel" onFocus={bringIntoView}>
              <ArkDialog.Title className="dialog-title text-heading">{title}</ArkDialog.Title>
              {description && (
                <ArkDialog.Description className="dialog-text text-muted">
                  {description}
                </ArkDialog.Description>
              )}
              <div className="dialog-body">{children}</div>
              <ArkDialog.CloseTrigger
                aria-label={m.ui_close()}
                className="icon-button dialog-close"
              >
                <X className="size-5" aria-hidden="true" />
              </ArkDialog.CloseTrigger>
            </ArkDialog.Content>
          </ArkDialog.Positioner>
        </Portal>
      </ArkDialog.Root>
    </LocaleProvider>
  );
}
