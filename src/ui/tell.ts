import type { Message, ToastVariant } from './toast.store';

/**
 * Shows a notification, as `notify` does, for scripts of which every page has to carry each byte: what it takes is
 * fetched then.
 */
export async function tell(variant: ToastVariant, message: Message): Promise<void> {
  try {
    const { notify } = await import('./toast.store');
    notify(variant, message);
  } catch {
    sayPlainly(message);
  }
}

/** The browser itself says it, where nothing else can be fetched that would. */
export function sayPlainly({ title, text }: Message): void {
  alert([title, text].filter(Boolean).join('\n'));
}
