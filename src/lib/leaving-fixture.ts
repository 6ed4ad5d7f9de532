import { onTestFinished } from 'vitest';

/** Keeps the page of a component where it is. @returns the paths for which its code has left, as they come */
export function stayHere(): string[] {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    const { pathname, search } = new URL(event.destination.url);
    left.push(pathname + search);
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => navigation.removeEventListener('navigate', stay));
  return left;
}
