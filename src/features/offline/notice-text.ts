import { cairoDay, cairoTime, formatDay, formatTime } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';

/** What a page says about the connection, and the label of a button that reloads it. */
export type NoticeText = { text: string; reload?: string };

/**
 * The notice of a page; null for a current page on a device that is online.
 * @param savedAt when the page was saved, in milliseconds since 1970; undefined if it is no copy
 */
export function noticeText(savedAt: number | undefined, online: boolean): NoticeText | null {
  if (savedAt === undefined) return online ? null : { text: m.offline_notice() };
  const moment = new Date(savedAt);
  const when = { day: formatDay(cairoDay(moment)), time: formatTime(cairoTime(moment)) };
  return online
    ? { text: m.offline_copy(when), reload: m.offline_copy_newest() }
    : { text: m.offline_notice_copy(when), reload: m.ui_try_again() };
}
