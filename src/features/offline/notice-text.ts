import { cairoDay, cairoTime, formatDay, formatTime } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';

/** What a page says of the connection, and whether it offers to load itself again. */
export type NoticeText = { text: string; reload?: string };

/**
 * The notice that a page needs; null for a page that is what the site says now, on a device with a connection.
 * @param savedAt when the page was kept, in milliseconds since 1970, where it is a kept copy
 * @param online what the browser says of the connection
 */
export function noticeText(savedAt: number | undefined, online: boolean): NoticeText | null {
  if (savedAt === undefined) return online ? null : { text: m.offline_notice() };
  const moment = new Date(savedAt);
  const when = { day: formatDay(cairoDay(moment)), time: formatTime(cairoTime(moment)) };
  return online
    ? { text: m.offline_copy(when), reload: m.offline_copy_newest() }
    : { text: m.offline_notice_copy(when), reload: m.ui_try_again() };
}
