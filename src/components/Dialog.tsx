import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { LocaleProvider } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { localeOfReader } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { useBackCloses } from './use-back-closes.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onClosed?: () => void;
  title: string;
  description?: string;
  /** A tall one fills the screen of a phone, and its title stays while its body scrolls. */
  size?: keyof typeof sizes;
  /** The address of the page names the dialog: Back leads to the address before, which closes it. */
  inAddress?: boolean;
  children: ReactNode;
};

const sizes = { usual: '', tall: 'tall', wide: 'tall wide' } as const;

/**
 * A modal dialog. Escape, Back and a press outside close it; the focus returns to the opener. On touch screens no field takes
 * the focus at first, since the keyboard would cover the form. Closing unmounts the content and so resets it.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  description,
  size = 'usual',
  inAddress = false,
  children,
}: DialogProps) {
  useBackCloses(open && !inAddress, onClose);
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
        // Without an opener the keyboard goes on from the page's content.
        finalFocusEl={() => (canTakeFocus(opener.current) ? null : document.getElementById('main'))}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ArkDialog.Backdrop className="dialog-backdrop fixed inset-0 z-50" />
          <ArkDialog.Positioner
            className={`dialog-place fixed inset-0 z-50 grid grid-cols-1 overflow-y-auto p-4 ${sizes[size]}`}
          >
            <ArkDialog.Content
              ref={panel}
              className="dialog-panel relative m-auto w-full max-w-[36rem] rounded-card border border-line bg-surface p-[clamp(1.5rem,4vw,2rem)] shadow-raised"
              onFocus={bringIntoView}
            >
              <ArkDialog.Title className="dialog-title pe-10 text-heading">{title}</ArkDialog.Title>
              {description && (
                <ArkDialog.Description className="mt-2 text-muted">
                  {description}
                </ArkDialog.Description>
              )}
              <div className="dialog-body mt-6">{children}</div>
              <ArkDialog.CloseTrigger
                aria-label={m.ui_close()}
                className="icon-button dialog-close absolute end-4 top-4"
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

/** Whether a press outside the dialog must not close it: on a toast, or on the scrollbar of a long dialog. */
function isMeantElsewhere(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (event instanceof MouseEvent && target.matches('.dialog-place')) {
    const across = event.clientX - target.clientLeft;
    return across < 0 || across >= target.clientWidth;
  }
  return target.closest('.toast-region') !== null;
}

/** Tab from the last control to the first moves the focus without scrolling. */
function bringIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

function canTakeFocus(control: Element | null): boolean {
  return control !== null && control !== document.body && control.getClientRects().length > 0;
}
