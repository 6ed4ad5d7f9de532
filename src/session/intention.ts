import { languageOf, paths } from '#config/paths.ts';
import { fieldOf, jsonIn } from '#lib/json.ts';
import { readText, removeText, saveText, storageKeys } from '#lib/web-storage.ts';
import { safeRedirect } from './redirect.ts';

/** The action that a person tried before they were asked to sign in, to be resumed afterwards. */
export type Intention = {
  /** One of the guarded actions, or `returning`. */
  action: string;
  /** The path of the page to come back to. */
  path: string;
  /** The subject of the action, such as the slug of a car. */
  subject?: string | undefined;
  /** The name of the car or charger that it is about, to be shown. */
  about?: string | undefined;
};

/** The action of an intention that only names the page to go back to. */
const returning = 'return';

/** How long an intention is valid, in milliseconds. */
const lifeMs = 60 * 60 * 1000;

const key = storageKeys.intention;

/** Remembers an intention in this tab, if the browser stores anything. */
export function rememberIntention(intention: Intention): void {
  saveText('tab', key, JSON.stringify({ ...intention, at: Date.now() }));
}

/** Remembers the page to go back to, unless an action there is remembered already. */
export function rememberReturn(path: string): void {
  const known = recallIntention();
  // A mail has a part in each language, so its link may lead to a home page in another language.
  const isHome = path === paths.home && (known !== null || path === languageOf(path).path);
  const isKnown = known !== null && isSamePage(known.path, path);
  if (!isHome && !isKnown) rememberIntention({ action: returning, path });
}

/** The page to go back to, else the home page. An action that waits there stays remembered. */
export function consumeDestination(): string {
  const intention = recallIntention();
  if (intention?.action === returning) removeIntention();
  return intention?.path ?? paths.home;
}

/** Moves the intention to where other tabs find it, because a mail link opens a new tab. */
export function shareIntention(): void {
  const text = readText('tab', key);
  if (text !== null && saveText('browser', key, text)) removeText('tab', key);
}

/** The action that was interrupted on this page, once. */
export function consumeIntention(action: string): Intention | null {
  const intention = recallIntention();
  if (intention?.action !== action) return null;
  const { pathname } = new URL(intention.path, location.origin);
  if (!isSamePage(pathname, location.pathname)) return null;
  removeIntention();
  return intention;
}

/** The action that waits on a page, which stays remembered. @param path of the page */
export function waitingIntention(path: string): Intention | null {
  const intention = recallIntention();
  return intention !== null && intention.action !== returning && isSamePage(intention.path, path)
    ? intention
    : null;
}

function recallIntention(): Intention | null {
  return readIntention(readText('tab', key)) ?? readIntention(readText('browser', key));
}

function removeIntention(): void {
  removeText('tab', key);
  removeText('browser', key);
}

const fields = ['action', 'path', 'subject', 'about', 'at'];

/** The intention in a stored text; null when there is none, it is too old, or its path leaves this site. */
function readIntention(text: string | null): Intention | null {
  const stored = jsonIn(text);
  const field = (name: string) => fieldOf(stored, name);
  const [action, path, subject, about, at] = fields.map(field);
  if (typeof action !== 'string' || typeof path !== 'string' || typeof at !== 'number') return null;
  const age = Date.now() - at;
  if (!(age >= 0 && age < lifeMs) || safeRedirect(path) !== path) return null;
  return {
    action,
    path,
    ...(typeof subject === 'string' ? { subject } : {}),
    ...(typeof about === 'string' ? { about: about.slice(0, 100) } : {}),
  };
}

/** Whether two addresses are the same page in any language, since the person may switch languages in between. */
function isSamePage(one: string, other: string): boolean {
  return languageOf(one).path === languageOf(other).path;
}
