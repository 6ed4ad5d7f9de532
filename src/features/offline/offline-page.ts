import { paths } from '@/config/paths';
import { cairoDay, formatDay } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { getLocale } from '@/paraglide/runtime.js';
import { onceEach, readSavedPages, type SavedPage } from './saved-pages';

/** How often a page that the browser believes to be within reach is asked for again, in milliseconds. */
const askEvery = 10_000;

/** Fills the page with what is kept on this device, and opens the page that was meant as soon as it can be had. */
export function followOfflinePage(): void {
  const list = document.getElementById('saved-pages');
  const row = list?.querySelector('template')?.content.firstElementChild;
  document.querySelector('[data-retry]')?.addEventListener('click', openMeant);
  // Opened by its own address it stands in for nothing.
  if (location.pathname !== paths.offline) openOnceReached();
  if (!list || !row || !('caches' in window)) return;
  readSavedPages().then(
    (pages) => show(list, row, pages),
    (error: unknown) => console.info('What is kept on this device cannot be read', error),
  );
}

function show(list: HTMLElement, row: Element, pages: readonly SavedPage[]): void {
  const named = onceEach(pages, getLocale()).filter(({ subject }) => subject);
  for (const group of list.querySelectorAll<HTMLElement>('[data-saved-kind]')) {
    const own = named.filter(({ subject }) => subject?.kind === group.dataset.savedKind);
    group.querySelector('ul')?.replaceChildren(...own.map((page) => filled(row, page)));
    group.hidden = own.length === 0;
  }
  const [lead, none] = list.querySelectorAll<HTMLElement>('[data-lead], [data-none]');
  if (lead) lead.hidden = named.length === 0;
  if (none) none.hidden = named.length > 0;
}

function filled(row: Element, { path, savedAt, subject }: SavedPage): Node {
  const item = document.importNode(row, true);
  const name = document.createElement('bdi');
  name.append(subject?.name ?? path);
  item.querySelector('b')?.append(name);
  const day = formatDay(cairoDay(new Date(savedAt)));
  item.querySelector('small')?.append(m.offline_saved_when({ day }));
  const image = item.querySelector('img');
  if (subject?.picture) image?.setAttribute('src', subject.picture);
  else image?.remove();
  const box = item.querySelector('div');
  const link = document.createElement('a');
  link.href = path;
  link.className = box?.className ?? '';
  link.append(...(box?.childNodes ?? []));
  box?.replaceWith(link);
  return item;
}

function openMeant(): void {
  if (location.pathname === paths.offline) location.assign(paths.home);
  else location.reload();
}

/** The browser may say that there is a connection when nothing can be reached, and the other way round. */
function openOnceReached(): void {
  const ask = async () => {
    if (!navigator.onLine || document.hidden) return;
    const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
    if (answer) location.reload();
  };
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, askEvery);
}
