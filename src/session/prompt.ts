import { notify } from '#components/toast.store.ts';
import { salesCall, whatsappLink } from '#config/contacts.ts';
import { paths } from '#config/paths.ts';
import { pageAddress } from '#lib/page.ts';
import { readText, removeText, saveText } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import { rememberIntention } from './intention.ts';
import { signInAddress } from './redirect.ts';
import { $user } from './session.store.ts';

/** The actions that need an account: the message for everybody else, and whether they are sent to the sign-in page. */
const refusals = {
  finance: { text: m.session_required_finance, leaves: false },
  /** The form behind 'Finance', asked again when it is sent. */
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
  price_mail: { text: m.session_required_price_mail, leaves: false },
} as const;

export type GuardedAction = keyof typeof refusals;

/** A link of an invitation. */
type Way = { label: string; href: string };

/** Key of the refused action that the sign-in page explains. */
const refusedKey = 'tayar-refused';

/**
 * Whether a person may go on with an action. If nobody is signed in, a message says so, on this page or on the sign-in
 * page, and the action is remembered: `consumeIntention` finds it when they are back.
 * @param subject of the action, by which it is resumed
 * @param about the name of the car or charger, to be shown
 * @param ways what else answers it, without an account
 */
export function requireSignIn(
  action: GuardedAction,
  subject?: string,
  about?: string,
  ways: readonly Way[] = [],
): boolean {
  if ($user.get() !== null) return true;
  const address = rememberRefused(action, subject, about);
  if (refusals[action].leaves && saveText('tab', refusedKey, action)) location.assign(address);
  else notifyRefused(action, address, ways);
  return false;
}

/** The message above a form whose sender's session has ended. */
export function sessionEndedMessage(action: GuardedAction): { text: string; address: string } {
  return { text: refusals[action].text(), address: rememberRefused(action) };
}

/** @returns the address of the sign-in page that leads back here */
function rememberRefused(action: GuardedAction, subject?: string, about?: string): string {
  const path = pageAddress();
  rememberIntention({ action, path, subject, about });
  const address = signInAddress(path);
  const isQuote = action === 'insurance' && path.split(/[?#]/)[0] === paths.insurance;
  return isQuote ? `${address}&reason=insurance` : address;
}

/** What the account is for and what happens next: the refusal is an invitation. */
export function invitation(action: GuardedAction): string {
  return action === 'favourite'
    ? m.session_invitation_favourite()
    : m.session_invitation({ activity: m.session_activity() });
}

/** The ways to us that need no account. */
export function waysWithoutAccount(): Way[] {
  return [
    { label: m.session_way_whatsapp(), href: whatsappLink(m.account_help_message()) },
    { label: m.session_way_call(), href: salesCall },
  ];
}

/** Shows on the sign-in page, once, why the person was sent there. */
export function explainRefusal(): void {
  const refused = readText('tab', refusedKey);
  removeText('tab', refusedKey);
  if (refused !== null && isGuarded(refused)) notifyRefused(refused);
}

/** @param address of the sign-in page; on that page itself there is none, and the page says the rest */
function notifyRefused(action: GuardedAction, address?: string, ways: readonly Way[] = []): void {
  const words = { title: m.session_required(), text: refusals[action].text() };
  if (address === undefined) notify('error', words);
  else {
    notify('error', {
      ...words,
      more: invitation(action),
      link: { label: m.session_sign_in(), href: address },
      ways: [...ways, ...waysWithoutAccount()],
      lasting: true,
    });
  }
}

export function isGuarded(action: string): action is GuardedAction {
  return Object.hasOwn(refusals, action);
}
