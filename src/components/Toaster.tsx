import { useStore } from '@nanostores/react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { m } from '#paraglide/messages.js';
import { ownTab } from './Button.tsx';
import {
  $toasts,
  actionDurationMs,
  dismissToast,
  type Toast,
  toastDurationMs,
} from './toast.store.ts';

/** A swipe of this many CSS pixels to the end of the line dismisses a toast. */
const swipeThresholdPx = 50;

const looks = {
  success: { title: m.ui_toast_success, icon: CircleCheck, tone: 'text-positive' },
  error: { title: m.ui_toast_error, icon: CircleAlert, tone: 'text-danger' },
  warning: { title: m.ui_toast_warning, icon: TriangleAlert, tone: 'text-warning' },
  info: { title: m.ui_toast_info, icon: Info, tone: 'text-brand' },
} as const;

/** Shows the toasts of the store, one at a time; F8 focuses them. Radix UI's, as Ark UI's cannot be swiped away. */
export function Toaster() {
  const shown = useStore($toasts).find((toast) => toast.open);
  const isShown = shown !== undefined;
  const left = useRef<HTMLElement>(null);
  // Gives the focus back once the toast that had it is gone.
  useEffect(() => {
    if (!isShown && isInRegion(document.activeElement))
      left.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <Provider
      label={m.ui_toast_region()}
      duration={toastDurationMs}
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
      swipeThreshold={swipeThresholdPx}
    >
      {shown && <ToastCard key={shown.id} toast={shown} />}
      <Viewport
        hotkey={['F8']}
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !isInRegion(relatedTarget)) {
            left.current = relatedTarget;
          }
        }}
        label={m.ui_toast_region()}
        className="toast-region pointer-events-none fixed inset-x-4 z-[60] grid justify-items-end"
      />
    </Provider>
  );
}

function isInRegion(element: Element | null): boolean {
  return element?.closest('.toast-region') != null;
}

function ToastCard({ toast }: { toast: Toast }) {
  const { title, icon: Icon, tone } = looks[toast.variant];
  return (
    <Root
      open={toast.open}
      onOpenChange={(open) => open || dismissToast(toast.id)}
      {...(toast.action && { duration: actionDurationMs })}
      {...(toast.lasting && { duration: Number.POSITIVE_INFINITY })}
      type={toast.variant === 'error' ? 'foreground' : 'background'}
      className={`toast pointer-events-auto flex gap-3 overflow-y-auto rounded-card border bg-surface p-4 text-small shadow-raised ${toast.variant === 'error' ? 'border-danger' : 'border-line'}`}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Title className="font-semibold">{toast.title ?? title()}</Title>
        {toast.text && (
          <Description className="mt-0.5 select-text text-muted">{toast.text}</Description>
        )}
        {toast.more && <p className="mt-1.5 select-text">{toast.more}</p>}
        {toast.link && (
          <p className="flex flex-wrap gap-x-5">
            {[toast.link, ...(toast.ways ?? [])].map(({ label, href }, index) => (
              <Action key={href} altText={label} asChild>
                <a
                  href={href}
                  className={`inline-block py-2 underline underline-offset-4 ${index === 0 ? 'font-semibold' : ''}`}
                  {...(href.startsWith('https:') ? ownTab : {})}
                >
                  {label}
                </a>
              </Action>
            ))}
          </p>
        )}
        {toast.action && (
          <Action altText={toast.action.label} asChild>
            <button
              type="button"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              onClick={toast.action.run}
            >
              {toast.action.label}
            </button>
          </Action>
        )}
      </div>
      <Close aria-label={m.ui_close()} className="toast-close icon-button -me-2 -mt-2 shrink-0">
        <X className="size-4" aria-hidden="true" />
      </Close>
    </Root>
  );
}
