import { storageKeys } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import { waitingIntention } from '#session/intention.ts';
import { type GuardedAction, isGuarded } from '#session/prompt.ts';
import { readArrival } from './arrival.ts';

/** What a person signs in for; with the name of the car or charger where it is known. */
const purposes: Record<GuardedAction, (about: string | undefined) => string> = {
  finance: financing,
  finance_form: financing,
  insurance: (about) =>
    about ? m.account_purpose_insurance_of({ about }) : m.account_purpose_insurance(),
  advice: m.account_purpose_advice,
  car_advice: (about) =>
    about ? m.account_purpose_advice_of({ about }) : m.account_purpose_advice(),
  charger_advice: (about) =>
    about ? m.account_purpose_charger_of({ about }) : m.account_purpose_charger(),
  visit: (about) => (about ? m.account_purpose_visit_of({ about }) : m.account_purpose_visit()),
  contact: (about) =>
    about ? m.account_purpose_contact_of({ about }) : m.account_purpose_contact(),
  favourite: (about) =>
    about ? m.account_purpose_favourite_of({ about }) : m.account_purpose_favourite(),
  price_mail: (about) =>
    about ? m.account_purpose_price_mail_of({ about }) : m.account_purpose_price_mail(),
};

function financing(about: string | undefined): string {
  return about ? m.account_purpose_finance_of({ about }) : m.account_purpose_finance();
}

/** What the person was about to do on the page that they go back to; null for nothing. @param search as `location.search` */
export function purposeOf(search: string): string | null {
  const waiting = waitingIntention(readArrival(search).redirect);
  if (waiting === null || !isGuarded(waiting.action)) return null;
  return purposes[waiting.action](waiting.about);
}

/**
 * Runs before the first paint, so that saying why somebody signs in moves nothing: marks a page that was opened for an
 * insurance quote, or to go on with something.
 */
export const purposeScript = `{const{classList}=document.documentElement,query=new URLSearchParams(location.search);classList.toggle('for-insurance',query.get('reason')==='insurance');try{const{action,path}=JSON.parse(sessionStorage.getItem('${storageKeys.intention}'));classList.toggle('for-purpose',action!=='return'&&path===query.get('redirect'))}catch{}}`;
