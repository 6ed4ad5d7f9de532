import { m } from '@/paraglide/messages.js';
import './notice.css';
import { noticeText } from './notice-text';

/** One for the page, however many scripts of different releases ask for it. */
const id = 'connection-notice';

/**
 * Says under the header that there is no connection, or that the page is a kept copy, and stops when that is over.
 * It can be closed; it comes again when the connection changes.
 */
export function followConnection(): void {
  if (document.getElementById(id) || document.getElementById('saved-pages')) return;
  const notice = document.createElement('div');
  notice.id = id;
  notice.setAttribute('role', 'status');
  document.querySelector('header')?.append(notice);
  const saved = document.documentElement.dataset.saved;
  const savedAt = saved === undefined ? undefined : Number(saved);
  const show = () => fill(notice, savedAt);
  addEventListener('online', show);
  addEventListener('offline', show);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  // A live region tells of what comes into it, not of what it came with.
  requestAnimationFrame(show);
}

function fill(notice: HTMLElement, savedAt: number | undefined): void {
  const told = noticeText(savedAt, navigator.onLine);
  notice.replaceChildren();
  if (told) {
    const words = document.createElement('p');
    words.append(told.text);
    if (told.reload)
      words.append(
        ' ',
        button(told.reload, () => location.reload()),
      );
    notice.append(words);
    const close = button('×', () => closeNotice(notice));
    close.ariaLabel = m.ui_close();
    notice.append(close);
  }
  makeRoom(notice);
}

function closeNotice(notice: HTMLElement): void {
  notice.replaceChildren();
  makeRoom(notice);
  // The button is gone; whoever used it by keyboard goes on from the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.append(label);
  made.addEventListener('click', act);
  return made;
}

/** What sticks below the header, or is scrolled to, keeps clear of it. */
function makeRoom({ parentElement: header, childElementCount }: HTMLElement): void {
  const { style } = document.documentElement;
  if (childElementCount === 0) style.removeProperty('--header');
  else style.setProperty('--header', `${header?.offsetHeight ?? 64}px`);
}
