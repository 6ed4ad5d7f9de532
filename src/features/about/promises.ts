import { m } from '@/paraglide/messages.js';

/** What the company holds itself to, in the order shown. */
export function promises(): { title: string; text: string }[] {
  return [
    { title: m.about_promise1_title(), text: m.about_promise1_text() },
    { title: m.about_promise2_title(), text: m.about_promise2_text() },
    { title: m.about_promise3_title(), text: m.about_promise3_text() },
    { title: m.about_promise4_title(), text: m.about_promise4_text() },
  ];
}
