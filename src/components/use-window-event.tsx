import { useEffect, useEffectEvent } from 'react';

declare global {
  interface WindowEventMap {
    /** It rises from the document to the window, which TypeScript's library leaves out. */
    visibilitychange: Event;
  }
}

/** Answers an event of the window for as long as the component is there. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  answer: (event: WindowEventMap[Name]) => void,
): void {
  const answerNow = useEffectEvent(answer);
  useEffect(() => {
    const listener = (event: WindowEventMap[Name]) => answerNow(event);
    addEventListener(name, listener);
    return () => removeEventListener(name, listener);
  }, [name]);
}
