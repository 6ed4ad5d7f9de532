import { m } from '@/paraglide/messages.js';
import { notify } from '@/ui/toast.store';

/** What is said about a selection (Spec 5, 'Compare'). */
export function sayTooMany(): void {
  notify('error', { title: m.compare_too_many(), text: m.compare_too_many_text() });
}

export function sayNoneSelected(): void {
  notify('error', { title: m.compare_none(), text: m.compare_none_text() });
}

export function sayGone(): void {
  notify('warning', { title: m.compare_gone(), text: m.compare_gone_text() });
}
