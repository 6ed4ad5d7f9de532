/** How long a link waits at most for what was pressed before it, ms. */
const longestWaitMs = 60_000;

/** Presses and entries on the whole page that are not answered yet. */
const unanswered = new Set<EventTarget>();

/** Follows the link, or sends the form, that was used last while something was unanswered. */
let leave: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the page from being left by a link or a form until this press or entry is `answered`. */
export function awaitAnswer(to: EventTarget): void {
  unanswered.add(to);
  for (const type of ['click', 'submit']) addEventListener(type, holdLeaving, { capture: true });
}

/**
 * These are answered, or never will be.
 * @param answer what the page does for them at last; what they begin, such as to save, still keeps it from being left
 */
export async function answered(to: Iterable<EventTarget>, answer: () => void): Promise<void> {
  const controls = [...to];
  for (const control of controls) unanswered.delete(control);
  answer();
  if (leave !== null) await idle(controls);
  if (unanswered.size === 0) leaveNow();
}

function holdLeaving(event: Event): void {
  if (unanswered.size === 0) return;
  const follow = event instanceof MouseEvent ? linkIn(event) : formIn(event);
  if (follow === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (leave === null) timer = setTimeout(leaveNow, longestWaitMs);
  leave = follow;
}

/** The link to another page that is followed in this tab. */
function linkIn({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || button !== 0) return null;
  const isElsewhere =
    altKey || ctrlKey || metaKey || shiftKey || !['', '_self'].includes(link.target);
  const isHere = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0];
  if (isElsewhere || isHere || link.hasAttribute('download')) return null;
  link.ariaBusy = 'true';
  return () => {
    link.ariaBusy = null;
    link.click();
  };
}

function formIn(event: Event) {
  const { target } = event;
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return target instanceof HTMLFormElement ? () => target.requestSubmit(submitter) : null;
}

function leaveNow(): void {
  clearTimeout(timer);
  const follow = leave;
  leave = null;
  unanswered.clear();
  follow?.();
}

/** Resolves once none of these shows that it is busy. */
function idle(controls: readonly EventTarget[]): Promise<void> {
  const elements = controls.filter((control) => control instanceof Element);
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look() {
      if (elements.some(({ ariaBusy }) => ariaBusy === 'true')) return;
      observer.disconnect();
      resolve();
    }
    for (const element of elements) observer.observe(element, { attributeFilter: ['aria-busy'] });
    // By then React has rendered what a press began.
    setTimeout(look);
  });
}
