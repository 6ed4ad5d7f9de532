import './connection-notice.css';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { type NoticeText, noticeText } from './notice-text';

type Props = { header: RefObject<HTMLElement | null> };

/**
 * Says at the foot of the header that there is no connection, or that the page is a kept copy, until that is over. It
 * can be closed; it comes again when the connection changes.
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

  // What sticks below the header, or is scrolled to, keeps clear of it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = header.current?.offsetHeight;
    if (notice === null || height === undefined) style.removeProperty('--header');
    else style.setProperty('--header', `${height}px`);
  }, [notice, header]);

  const close = () => {
    setNotice(null);
    // The button is gone; whoever used it by keyboard goes on from the page.
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
