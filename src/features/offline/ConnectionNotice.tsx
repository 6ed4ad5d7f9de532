import './connection-notice.css';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { type NoticeText, noticeText } from './notice-text';

type Props = { header: RefObject<HTMLElement | null> };

/**
 * Says below the header that there is no connection, or that the page is a saved copy. It can be closed, and returns when
 * the connection changes.
 */
export function ConnectionNotice({ header }: Props) {
  const [notice, setNotice] = useState<NoticeText | null>(null);
  useEffect(() => {
    const { saved } = document.documentElement.dataset;
    const update = () =>
      setNotice(noticeText(saved === undefined ? undefined : Number(saved), navigator.onLine));
    update();
    const events = ['online', 'offline', 'pageshow'];
    for (const event of events) addEventListener(event, update);
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, []);

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
        <>
          <p>
            {notice.text}{' '}
            {notice.reload && (
              <button type="button" onClick={() => location.reload()}>
                {notice.reload}
              </button>
            )}
          </p>
          <button type="button" aria-label={m.ui_close()} onClick={close}>
            ×
          </button>
        </>
      )}
    </div>
  );
}
