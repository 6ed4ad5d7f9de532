/**
 * Lets a page do without the script that answers its controls until somebody needs it. A press that comes before the
 * script is not lost: its control shows that it is busy, and is pressed again once the script is there, unless what it
 * showed has changed by itself meanwhile.
 * @param controls selector of all that the script answers, those that are added later included
 * @param boxes selector of those that keep what is ticked by themselves, for the script to see when it comes
 * @param fetch brings the script, which then listens for itself
 * @param isAwaited whether somebody waits for it who has pressed nothing on this page
 * @param tellFailed says that what was pressed last could not be fetched; the next press tries again
 * @returns brings the script now; never throws
 */
export function holdPresses(
  { controls, boxes }: { controls: string; boxes: string },
  fetch: () => Promise<unknown>,
  isAwaited: () => boolean,
  tellFailed: (error: unknown, pressed?: HTMLElement) => void,
): () => Promise<void> {
  /** Each with what it showed when it was pressed. */
  const pressed = new Map<HTMLElement, string | null>();
  let coming: Promise<void> | undefined;
  let ticked = false;
  const release = () => {
    const held = [...pressed];
    pressed.clear();
    for (const [control] of held) control.ariaBusy = null;
    return held;
  };
  const bring = async () => {
    try {
      await fetch();
      document.removeEventListener('click', hold, true);
      document.removeEventListener('change', tick);
      for (const [control, shown] of release()) if (control.ariaPressed === shown) control.click();
    } catch (error) {
      coming = undefined;
      const last = release().pop()?.[0];
      if (last || ticked || isAwaited()) tellFailed(error, last);
      else console.error(error);
      ticked = false;
    }
  };
  const come = () => {
    coming ??= bring();
    return coming;
  };
  const hold = (event: MouseEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    // With one of these keys a link opens elsewhere, which it does by itself.
    if (control === null || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = 'true';
    pressed.set(control, control.ariaPressed);
    void come();
  };
  const tick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(boxes)) return;
    ticked = true;
    void come();
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('change', tick);
  return come;
}
