/** How long a link waits at most for what was pressed before it, ms. */
const longestWaitMs = 60_000;

/** How often is looked whether a control is busy, ms. */
const lookEveryMs = 50;

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
  const until = Date.now() + longestWaitMs;
  while (leave !== null && Date.now() < until) {
    await pause(lookEveryMs);
    if (!controls.some(isBusy)) break;
  }
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

function isBusy(control: EventTarget): boolean {
  return control instanceof Element && control.ariaBusy === 'true';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
