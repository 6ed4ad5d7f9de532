import { m } from '@/paraglide/messages.js';
import { notify } from '@/ui/toast.store';
import { rememberIntention } from './intention';
import { signInAddress } from './redirect';
import { keepRefused } from './refused';
import { $user } from './session.store';

/** What only a person who is signed in may do, and what everybody else is told. */
const refusals = {
  finance: { text: m.session_required_finance, leaves: false },
  /** The form behind 'Finance', asked once more when it is sent. */
  finance_form: { text: m.session_required_finance_form, leaves: false },
  insurance: { text: m.session_required_insurance, leaves: false },
  /** 'Help Me Choose' on the listing. */
  advice: { text: m.session_required_advice, leaves: true },
  /** 'Help Me Choose' on a car's page. */
  car_advice: { text: m.session_required_car_advice, leaves: false },
  charger_advice: { text: m.session_required_charger_advice, leaves: true },
  visit: { text: m.session_required_visit, leaves: false },
  contact: { text: m.session_required_contact, leaves: true },
  favourite: { text: m.session_required_favourite, leaves: false },
} as const;

export type GuardedAction = keyof typeof refusals;

/**
 * Whether a person may go on with an action. When nobody is signed in they are told so, on this page or on the sign-in
 * page, and what they were about to do is remembered: `takeIntention` goes on with it once they are back.
 * @param subject what the action is about, such as the address part of a car
 */
export function requireSignIn(action: GuardedAction, subject?: string): boolean {
  if ($user.get() !== null) return true;
  const address = rememberRefused(action, subject);
  if (refusals[action].leaves && keepRefused(action)) location.assign(address);
  else sayRefused(action, address);
  return false;
}

/** Tells, above the form that they have filled, somebody whose session has ended; what they typed is not taken away. */
export function refuseToSend(action: GuardedAction): void {
  sayRefused(action, rememberRefused(action));
}

/** @returns the address of the sign-in page, which leads back */
function rememberRefused(action: GuardedAction, subject?: string): string {
  const path = `${location.pathname}${location.search}${location.hash}`;
  rememberIntention({ action, path, subject });
  return signInAddress(path);
}

/**
 * Tells on the sign-in page why a person was sent there.
 * @param action as `takeRefused` gives it; one that somebody made up says nothing
 */
export function explainRefusal(action: string): void {
  if (isGuarded(action)) sayRefused(action);
}

function sayRefused(action: GuardedAction, address?: string): void {
  const link = address === undefined ? undefined : { label: m.session_sign_in(), href: address };
  notify('error', { title: m.session_required(), text: refusals[action].text(), link });
}

function isGuarded(action: string): action is GuardedAction {
  return Object.hasOwn(refusals, action);
}
