import { languageOf, paths } from '@/config/paths';
import { fieldOf, jsonIn } from '@/lib/json';
import { forget, keep, recall, storageKeys } from '@/lib/web-storage';
import { safeRedirect } from './redirect';

/** What a person was about to do when they were asked to sign in. */
export type Intention = {
  /** Which action: a key of the refusals. */
  action: string;
  /** The page, a path of this site, to come back to. */
  path: string;
  /** What the action is about, such as the address part of a car. */
  subject?: string | undefined;
};

/** For the tab, and past the link in a mail, which opens a tab of its own. */
const intentionKey = storageKeys.intention;

/** How long an intention is worth coming back to, in milliseconds. */
const intentionLifeMs = 60 * 60 * 1000;

/** Remembers it in the tab. A browser that keeps nothing just forgets. */
export function rememberIntention(intention: Intention): void {
  keep('tab', intentionKey, JSON.stringify({ ...intention, at: Date.now() }));
}

/** The action of an intention that is about nothing but where to go back to. */
const returning = 'return';

/** Remembers the page to go back to, unless an action there is remembered already. */
export function rememberReturn(path: string): void {
  const known = recallIntention();
  // A mail has a part in each language, and so may lead to the home page of another than the one that is being read.
  const isHome = path === paths.home && (known !== null || path === languageOf(path).path);
  const isKnown = known !== null && isSamePage(known.path, path);
  if (!isHome && !isKnown) rememberIntention({ action: returning, path });
}

/** The page to go back to, else the home page; what was to be done there stays remembered. */
export function takeDestination(): string {
  const intention = recallIntention();
  if (intention?.action === returning) forgetIntention();
  return intention?.path ?? paths.home;
}

/** Hands it to whichever tab comes first, since the link in a mail opens a new one; it is gone on with once. */
export function shareIntention(): void {
  const text = recall('tab', intentionKey);
  if (text === null) return;
  keep('browser', intentionKey, text);
  // Browsers may keep nothing beyond the tab.
  if (recall('browser', intentionKey) === text) forget('tab', intentionKey);
}

/** What is remembered, if it is still of use; it stays. */
function recallIntention(): Intention | null {
  const [own, shared] = [recall('tab', intentionKey), recall('browser', intentionKey)];
  return readIntention(own) ?? readIntention(shared);
}

/** What is remembered of an action on the page at hand, once: the action goes on where it was interrupted. */
export function takeIntention(action: string): Intention | null {
  const intention = recallIntention();
  if (intention?.action !== action || !isHere(intention.path)) return null;
  forgetIntention();
  return intention;
}

function forgetIntention(): void {
  forget('tab', intentionKey);
  forget('browser', intentionKey);
}

/** The intention in a stored text; null when there is none, it is too old, or leads off this site. */
function readIntention(text: string | null): Intention | null {
  const stored = jsonIn(text);
  const field = (name: string) => fieldOf(stored, name);
  const [action, path, subject, at] = ['action', 'path', 'subject', 'at'].map(field);
  if (typeof action !== 'string' || typeof path !== 'string' || typeof at !== 'number') return null;
  const age = Date.now() - at;
  if (!(age >= 0 && age < intentionLifeMs) || safeRedirect(path) !== path) return null;
  return { action, path, ...(typeof subject === 'string' ? { subject } : {}) };
}

function isHere(path: string): boolean {
  return isSamePage(new URL(path, location.origin).pathname, location.pathname);
}

/** In whichever language: it may be changed on the way, and a mail has a link for each. */
function isSamePage(one: string, other: string): boolean {
  return languageOf(one).path === languageOf(other).path;
}
