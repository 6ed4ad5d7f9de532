import { useStore } from '@nanostores/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { $toasts, dismissToast, type Toast, toastDurationMs } from './toast.store';

/** A swipe to the right of this many CSS pixels dismisses (Spec 4, 'Notifications'). */
const swipeThresholdPx = 50;

const looks = {
  success: { title: m.ui_toast_success, icon: CircleCheck, tone: 'text-positive' },
  error: { title: m.ui_toast_error, icon: CircleAlert, tone: 'text-danger' },
  warning: { title: m.ui_toast_warning, icon: TriangleAlert, tone: 'text-warning' },
  info: { title: m.ui_toast_info, icon: Info, tone: 'text-brand' },
} as const;

/** Where notifications appear; put one on a page. F8 moves the focus to it. */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const shown = useStore($toasts, { ssr: 'initial' }).find((toast) => toast.open);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    addEventListener('keydown', focusRegion);
    return () => removeEventListener('keydown', focusRegion);
  }, []);

  return (
    <section ref={region} tabIndex={-1} aria-label={m.ui_toast_region()} className="toast-region">
      <div role="status" aria-atomic="true">
        {shown && <ToastCard key={shown.id} toast={shown} />}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const [swipe, setSwipe] = useState({ from: 0, by: 0 });
  const { title, icon: Icon, tone } = looks[toast.variant];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setSwipe({ from: event.clientX, by: 0 });
  };
  const pull = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      setSwipe({ from: swipe.from, by: Math.max(0, event.clientX - swipe.from) });
    }
  };
  const release = () => {
    if (swipe.by >= swipeThresholdPx) dismissToast(toast.id);
    else setSwipe({ from: 0, by: 0 });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the swipe is an extra; the button does the same
    <div
      className={`toast ${toast.variant === 'error' ? 'border-danger' : 'border-line'}`}
      style={{ transform: `translateX(${swipe.by}px)` }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title ?? title()}</p>
        {toast.text && <p className="mt-0.5 text-small text-muted">{toast.text}</p>}
      </div>
      <button
        type="button"
        aria-label={m.ui_close()}
        onClick={() => dismissToast(toast.id)}
        className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
