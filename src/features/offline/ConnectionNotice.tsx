import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { cairoDay, cairoTime } from '#domain/cairo.ts';
import { formatDay, formatTime } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';

/** The text of the notice, and the label of its reload button. */
type NoticeText = { text: string; reload?: string };

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

function presentNotice(): NoticeText | null {
  const { saved } = document.documentElement.dataset;
  return noticeText(saved === undefined ? undefined : Number(saved), navigator.onLine);
}

const buttonClasses = 'hover:bg-[color-mix(in_srgb,var(--canvas)_60%,transparent)]';

/**
 * Says below the header that there is no connection, or that the page is a saved copy. It can be closed, and returns when
 * the connection changes.
 */
export function ConnectionNotice({ header }: { header: RefObject<HTMLElement | null> }) {
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const update = () => setNotice(presentNotice());
  useEffect(() => setNotice(presentNotice()), []);
  useWindowEvent('online', update);
  useWindowEvent('offline', update);
  useWindowEvent('pageshow', update);

  // Sticky elements and scroll targets keep clear of the whole header.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = header.current?.offsetHeight;
    if (notice === null || height === undefined) style.removeProperty('--header');
    else style.setProperty('--header', `${height}px`);
  }, [notice, header]);

  const close = () => {
    setNotice(null);
    // The button with the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div id="connection-notice" role="status">
      {notice && (
        <div className="grid grid-cols-[1fr_auto] items-center border-t border-line bg-warning-soft px-[calc(max(0px,(100%-80rem)/2)+theme(padding.gutter))] py-0.5 text-[0.9375rem] leading-normal">
          <p className="py-2">
            {notice.text}{' '}
            {notice.reload && (
              <button
                type="button"
                onClick={() => location.reload()}
                className={`min-h-7 font-semibold underline underline-offset-[0.22em] ${buttonClasses}`}
              >
                {notice.reload}
              </button>
            )}
          </p>
          <button
            type="button"
            aria-label={m.ui_close()}
            onClick={close}
            className={`-me-3 min-h-11 min-w-11 rounded-control text-[1.375rem] ${buttonClasses}`}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
