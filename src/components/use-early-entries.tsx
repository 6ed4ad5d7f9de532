import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * What was entered before hydration, while only the browser looked after the controls, or was brought back by it. They say so
 * themselves, once, before anybody sees what React renders next: `take` puts it into the state.
 */
export function useEarlyEntries(
  form: RefObject<HTMLFormElement | null>,
  take: (entries: FormData) => void,
): void {
  useEarly(form, (element) => take(new FormData(element)));
}

/** The same of one field, where something was typed. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
): void {
  useEarly(field, ({ value }) => value !== '' && take(value));
}

/** The same of any control. */
export function useEarly<Control>(
  control: RefObject<Control | null>,
  read: (control: Control) => void,
): void {
  const readOnce = useEffectEvent(read);
  useLayoutEffect(() => {
    if (control.current) readOnce(control.current);
  }, [control]);
}
