/**
 * Calls back when what the browser keeps under a key may be another than this page knows: another tab has changed it,
 * or cleared the storage, or the page comes back from the history.
 */
export function followKept(key: string, take: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) take();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take();
  });
}
