import { type AskKind, askedCarOn } from '@/features/request/asked-car';
import type { DialogFor } from '@/features/request/RequestDialog';
import { idle } from '@/lib/when-idle';
import { m } from '@/paraglide/messages.js';
import { takeIntention } from '@/session/intention';
import { type GuardedAction, requireSignIn } from '@/session/prompt';
import { $user } from '@/session/session.store';
import { notify } from '@/ui/toast.store';

/** The dialog of each kind, fetched when it is asked for. */
const dialogs: Record<AskKind, () => Promise<{ dialogFor: DialogFor }>> = {
  visit: () => import('@/features/visit/dialog'),
  finance: () => import('@/features/finance/dialog'),
  insurance: () => import('@/features/insurance/dialog'),
  advice: () => import('@/features/advice/dialog'),
  charger_advice: () => import('@/features/charger-request/dialog'),
};

/** What leads back to each dialog after the person was asked to sign in. */
const remembered: readonly (readonly [GuardedAction, AskKind])[] = [
  ['visit', 'visit'],
  ['finance', 'finance'],
  ['finance_form', 'finance'],
  ['insurance', 'insurance'],
  ['advice', 'advice'],
  ['car_advice', 'advice'],
  ['charger_advice', 'charger_advice'],
];

/**
 * Answers a press on a button or link that asks for something: its dialog, or the way to sign in first
 * (Spec 6, 'Anonymous refusals').
 * @throws when its code cannot be fetched
 */
export async function ask(pressed: HTMLElement): Promise<void> {
  const kind = pressed.dataset.ask ?? '';
  if (kind === 'contact') {
    requireSignIn('contact');
    return;
  }
  if (!isKind(kind)) return;
  const car = askedCarOn(document);
  if (!requireSignIn(kind === 'advice' && car !== null ? 'car_advice' : kind)) return;
  await open(kind);
}

/** What opens at a press as quickly as it ever will; '' stands for what tells to sign in. */
const prepared = new Set<AskKind | ''>();

/** What a press will need, on a page whose person is signed in or not; '' stands for what tells to sign in. */
function neededBy({ dataset: { ask: kind = '' } }: HTMLElement): AskKind | '' {
  return $user.get() === null || !isKind(kind) ? '' : kind;
}

/** Whether the answer to a press is ready to be drawn. */
export function isPrepared(pressed: HTMLElement): boolean {
  return prepared.has(neededBy(pressed));
}

/** Fetches what a press needs before it is answered; a failure shows when it is. */
export function fetchAnswer(pressed: HTMLElement): void {
  const kind = neededBy(pressed);
  (kind === '' ? prepareToaster() : fetchDialog(kind)).catch(() => undefined);
}

/**
 * Fetches what the buttons of the page need to answer at once, and rehearses it: their dialogs, or what tells to sign
 * in; one after the other, since whatever a person presses meanwhile comes first. What fails is fetched again, and told
 * of, when it is asked for.
 * @param answered resolves when no press waits for its answer
 */
export async function prepare(answered: () => Promise<unknown>): Promise<void> {
  const kinds = [...document.querySelectorAll<HTMLElement>('main [data-ask]')].map(
    ({ dataset }) => dataset.ask ?? '',
  );
  if (kinds.length === 0) return;
  const wanted = $user.get() === null ? ([''] as const) : new Set(kinds.filter(isKind));
  for (const kind of wanted) {
    await answered();
    await idle();
    if (prepared.has(kind)) continue;
    const made = kind === '' ? prepareToaster() : withDialog(kind, 'rehearseRequest');
    await made.then(
      () => prepared.add(kind),
      () => undefined,
    );
  }
}

/** Goes on with what a person was about to do here before they signed in. */
export async function resume(): Promise<void> {
  const found = remembered.find(([action]) => takeIntention(action) !== null);
  if (found) return hasForm(found[1]) ? undefined : open(found[1]);
  const chat = document.querySelector<HTMLAnchorElement>('a[data-ask=contact]');
  if (chat === null || takeIntention('contact') === null) return;
  const link = { label: m.request_chat_link(), href: chat.href };
  notify('info', { text: m.request_chat(), link });
}

/** Whether the page itself holds the form, and needs no dialog above it. */
function hasForm(kind: AskKind): boolean {
  return kind === 'insurance' && document.querySelector('[data-quote]') !== null;
}

async function open(kind: AskKind): Promise<void> {
  await withDialog(kind, 'showRequest');
  prepared.add(kind);
}

/** Does with a dialog what is named, at once where it has been fetched. */
async function withDialog(kind: AskKind, act: 'showRequest' | 'rehearseRequest'): Promise<void> {
  const { requests, dialogFor } = fetched.get(kind) ?? (await fetchDialog(kind));
  const content = dialogFor(askedCarOn(document));
  if (content !== null) await requests[act](content);
}

type Dialog = {
  requests: typeof import('@/features/request/RequestDialog');
  dialogFor: DialogFor;
};

/** Dialogs that are there: what a browser has fetched it still hands over a frame later. */
const fetched = new Map<AskKind, Dialog>();

async function fetchDialog(kind: AskKind): Promise<Dialog> {
  const [requests, { dialogFor }] = await Promise.all([
    import('@/features/request/RequestDialog'),
    dialogs[kind](),
  ]);
  const dialog = { requests, dialogFor };
  fetched.set(kind, dialog);
  return dialog;
}

function isKind(kind: string): kind is AskKind {
  return Object.hasOwn(dialogs, kind);
}
