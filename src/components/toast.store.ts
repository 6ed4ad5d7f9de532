import { atom } from 'nanostores';
import { hydrateIslands } from './interaction.ts';

export type ToastVariant = 'success' | 'error' | 'warning' | 'info';

/** A notification. */
export type Toast = {
  id: number;
  variant: ToastVariant;
  /** Without one, the variant's own title is shown. */
  title?: string | undefined;
  text?: string | undefined;
  /** What else there is to know, below the text. */
  more?: string | undefined;
  /** A link after the text. */
  link?: { label: string; href: string } | undefined;
  /** Other links beside it. */
  ways?: readonly { label: string; href: string }[] | undefined;
  /** A button after the text, such as 'Undo'; it dismisses the toast. */
  action?: { label: string; run: () => void } | undefined;
  /** It stays until it is dismissed. */
  lasting?: boolean | undefined;
  open: boolean;
};

export type Message = Omit<Toast, 'id' | 'variant' | 'open'>;

/** How long a toast stays, in milliseconds, unless the pointer or the focus rests on it. */
export const toastDurationMs = 5000;

/** The same for a toast with a button, which takes longer to reach. */
export const actionDurationMs = 10_000;

/** How long a dismissed toast stays in the store, in milliseconds. */
const recordLifeMs = 1_000_000;

/** At most one of them is open. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a toast in place of the one that is there. `RequestDialogs` in the layout renders it. */
export function notify(variant: ToastVariant, message: Message): void {
  dismissShown();
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, variant, ...message, open: true }]);
  hydrateIslands();
}

/** Closes the toast that is shown, if there is one. */
export function dismissShown(): void {
  for (const toast of $toasts.get()) if (toast.open) dismissToast(toast.id);
}

/** Closes a toast; it leaves the store later. */
export function dismissToast(id: number): void {
  const close = (toast: Toast) => (toast.id === id ? { ...toast, open: false } : toast);
  $toasts.set($toasts.get().map(close));
  setTimeout(() => $toasts.set($toasts.get().filter((toast) => toast.id !== id)), recordLifeMs);
}
