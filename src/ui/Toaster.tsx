import { useStore } from '@nanostores/react';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { $toasts, dismissToast, type Toast, toastDurationMs } from './toast.store';

/** A swipe to the right of this many CSS pixels dismisses (Spec 4, 'Notifications'). */
const swipeThresholdPx = 50;
const hotkey = ['F8'];

const looks = {
  success: { title: m.ui_toast_success, icon: CircleCheck, tone: 'text-positive' },
  error: { title: m.ui_toast_error, icon: CircleAlert, tone: 'text-danger' },
  warning: { title: m.ui_toast_warning, icon: TriangleAlert, tone: 'text-warning' },
  info: { title: m.ui_toast_info, icon: Info, tone: 'text-brand' },
} as const;

/** Where notifications appear; put one on a page. F8 moves the focus to it. */
export function Toaster() {
  const shown = useStore($toasts, { ssr: 'initial' }).find((toast) => toast.open);
  // The library writes style attributes, which the policy of a page refuses in its HTML.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!inBrowser) return null;
  return (
    <Provider
      label={m.ui_toast_region()}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {shown && <ToastCard key={shown.id} toast={shown} />}
      <Viewport hotkey={hotkey} label={m.ui_toast_region()} className="toast-region" />
    </Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { title, icon: Icon, tone } = looks[toast.variant];
  return (
    <Root
      open={toast.open}
      onOpenChange={(open) => open || dismissToast(toast.id)}
      type={toast.variant === 'error' ? 'foreground' : 'background'}
      className={`toast ${toast.variant === 'error' ? 'border-danger' : 'border-line'}`}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Title className="font-semibold">{toast.title ?? title()}</Title>
        {toast.text && (
          <Description className="mt-0.5 text-small text-muted">{toast.text}</Description>
        )}
      </div>
      <Close
        aria-label={m.ui_close()}
        className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <X className="size-4" aria-hidden="true" />
      </Close>
    </Root>
  );
}
