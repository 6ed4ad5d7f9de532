/** Does something once the browser has nothing better to do; not every browser says when that is. */
export function whenIdle(act: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(act);
}
