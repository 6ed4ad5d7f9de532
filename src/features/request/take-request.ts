import { paths } from '@/config/paths';
import { takeIntention } from '@/session/intention';
import type { GuardedAction } from '@/session/prompt';
import { openRequest, type RequestKind } from './dialog.store';

/** The dialog that each refused action leads back to. */
const kinds: readonly (readonly [GuardedAction, RequestKind])[] = [
  ['visit', 'visit'],
  ['finance', 'finance'],
  ['finance_form', 'finance'],
  ['insurance', 'insurance'],
  ['advice', 'advice'],
  ['car_advice', 'advice'],
  ['charger_advice', 'charger_advice'],
];

/** Opens the dialog that the visitor asked for on this page before they signed in, if any. */
export function takeRequest(): void {
  const found = kinds.find(([action]) => takeIntention(action) !== null);
  if (!found) return;
  const [, kind] = found;
  // The insurance page has the form itself.
  if (kind !== 'insurance' || location.pathname !== paths.insurance) openRequest(kind);
}
