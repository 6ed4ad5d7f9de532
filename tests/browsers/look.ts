import type { Step } from './things.ts';

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom') | undefined;
}

/** A thing as it stands on the page. */
export type Found = {
  /** What of it can be read, as it is drawn. */
  text: string;
  value: string;
  checked: boolean;
  pressed: string | null;
  selected: string | null;
  expanded: string | null;
  href: string | null;
  described: string;
  isFocused: boolean;
  isDisabled: boolean;
  box: { x: number; y: number; width: number; height: number };
  isInView: boolean;
  /** Whether it or what it stands in is being moved. */
  isMoving: boolean;
  /** What lies over its middle, where something does. */
  under: string | null;
};

/** What is done to the one thing that was found, besides reading it. */
export type Deed =
  | { do: 'read' | 'reach' | 'select' | 'mark' | 'focus' }
  /** The value of a field as its own script would set it, with the events of a person who does. */
  | { do: 'set' | 'choose'; value: string };

/** Runs in the page: finds a thing by its steps, and reads it. Undefined before the library is there. */
export function look({ steps, deed }: { steps: Step[]; deed: Deed }): Found[] | null {
  const library = globalThis.TestingLibraryDom;
  if (!library) return null;
  const matcher = ({ text, flags }: Step['is']) =>
    flags === null ? text : new RegExp(text, flags);
  const label = (element: Element) =>
    element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
      ? (element.labels?.[0] ?? element)
      : element;
  const isShown = (element: Element) => {
    const shown = label(element);
    const { width, height } = shown.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      shown.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]')
    );
  };
  const query = (scope: HTMLElement, { by, is, name }: Step): HTMLElement[] => {
    if (by === 'css') return [...scope.querySelectorAll<HTMLElement>(is.text)];
    if (by === 'text') return library.queryAllByText(scope, matcher(is));
    if (by === 'label') return library.queryAllByLabelText(scope, matcher(is));
    const wanted = name ? { name: matcher(name), hidden: true } : { hidden: true };
    return library.queryAllByRole(scope, is.text, wanted);
  };
  let found: HTMLElement[] = [document.documentElement];
  for (const step of steps) {
    const all = new Set(found.flatMap((scope) => query(scope, step)));
    const isFile = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'file';
    const shown = [...all].filter((element) => isShown(element) || isFile(element));
    found = step.nth === null ? shown : [shown.at(step.nth) ?? []].flat();
  }
  const [only] = found;
  if (only && found.length === 1) {
    const setter = (of: object) => Object.getOwnPropertyDescriptor(of, 'value')?.set;
    const tell = (...names: string[]) => {
      for (const name of names) only.dispatchEvent(new Event(name, { bubbles: true }));
    };
    if (deed.do === 'reach') {
      const { top, bottom } = label(only).getBoundingClientRect();
      if (top < 80 || bottom > innerHeight - 80)
        label(only).scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    if (deed.do === 'focus') only.focus();
    if (deed.do === 'mark') {
      document.querySelector('[data-of-test]')?.removeAttribute('data-of-test');
      only.setAttribute('data-of-test', 'here');
    }
    if (deed.do === 'select' && 'select' in only) Reflect.apply(Object(only.select), only, []);
    if (deed.do === 'set') {
      setter(HTMLInputElement.prototype)?.call(only, deed.value);
      tell('input', 'change');
    }
    if (deed.do === 'choose' && only instanceof HTMLSelectElement) {
      const choice = [...only.options].find(({ text }) => text.trim() === deed.value);
      if (!choice) return [];
      setter(HTMLSelectElement.prototype)?.call(only, choice.value);
      tell('input', 'change');
    }
  }
  // One that has ended, but is still listed, has not been drawn in its last place yet.
  const moving = document.getAnimations().flatMap(({ playState, effect }) => {
    const isOver = playState === 'finished' && effect?.getComputedTiming().fill !== 'none';
    if (isOver || playState === 'paused' || !(effect instanceof KeyframeEffect)) return [];
    return effect.target ?? [];
  });
  return found.slice(0, 400).map((element) => {
    const [line] = label(element).getClientRects();
    const { x = 0, y = 0, width = 0, height = 0 } = line ?? {};
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const shown = label(element);
    const isOnTop = top !== null && (shown.contains(top) || top.contains(element));
    const under = top && !isOnTop ? `${top.tagName} ${top.className}` : null;
    const by = (element.getAttribute('aria-describedby') ?? '').split(' ');
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: what a person reads is what is drawn
      text: element.innerText.replace(/\s+/g, ' ').trim(),
      value: 'value' in element ? String(element.value) : '',
      checked: 'checked' in element && element.checked === true,
      pressed: element.getAttribute('aria-pressed'),
      selected: element.getAttribute('aria-selected'),
      expanded: element.getAttribute('aria-expanded'),
      href: element.getAttribute('href'),
      described: by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
      isFocused: element === document.activeElement,
      isDisabled: element.matches(':disabled, [aria-disabled=true]'),
      box: { x, y, width, height },
      isInView: y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth,
      isMoving: moving.some((target) => target.contains(element)),
      under: top === null ? 'the edge of the window' : under,
    };
  });
}
