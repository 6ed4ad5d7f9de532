/** The control of a form by its name, where it is of that kind. */
export function control<Kind extends Element>(
  form: HTMLFormElement,
  name: string,
  kind: new () => Kind,
): Kind | null {
  const found = form.elements.namedItem(name);
  return found instanceof kind ? found : null;
}

/** Whether a control was touched since the page came. Its form never has the browser fill it in again. */
export function isTouched(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return element.selectedIndex > 0;
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'checkbox') return element.checked !== element.defaultChecked;
  return element.value !== element.defaultValue;
}
