import { pictures } from '@/config/pictures';

/** Share that must lie within it: the next picture of a strip touches the edge of the one in view. */
const touchingOnly = 0.01;

const waiting = new Map<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** On paper everything is in view. */
const bringAllNear = () => {
  for (const element of waiting.keys()) bringNear(element);
};

/**
 * Calls back once an element is in the window or near it.
 * @returns what ends the waiting
 */
export function whenNear(element: Element, arrive: () => void): () => void {
  if (watcher === undefined) addEventListener('beforeprint', bringAllNear);
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        if (intersectionRatio > 0) bringNear(target);
      }
    },
    { rootMargin: `${pictures.lazyLoadMarginPx}px`, threshold: touchingOnly },
  );
  waiting.set(element, arrive);
  watcher.observe(element);
  return () => {
    waiting.delete(element);
    watcher?.unobserve(element);
  };
}

function bringNear(element: Element): void {
  const arrive = waiting.get(element);
  waiting.delete(element);
  watcher?.unobserve(element);
  arrive?.();
}
