/** Whether an element is laid out at all. Safari before 17.4 does not say so by itself. */
export function isShown(element: Element): boolean {
  return Reflect.has(element, 'checkVisibility')
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
}
