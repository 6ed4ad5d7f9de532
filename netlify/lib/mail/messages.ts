import type { SendMailOptions } from 'nodemailer';
import type { MailEnv } from '../env.ts';
import { buyerMail } from './buyer-mail.ts';
import type { Claim } from './claims.ts';
import { invitationMail } from './invitation.ts';
import type { Content, MailPlaces } from './layout.ts';
import { newsMail } from './news-mail.ts';
import { priceMail } from './price-mail.ts';
import { reportMail } from './report-mail.ts';
import { salesMail } from './sales-mail.ts';

export function mailPlaces(env: MailEnv): MailPlaces {
  return {
    sales: env.SALES_EMAIL,
    sender: env.MAIL_FROM ?? env.SALES_EMAIL,
    site: env.PUBLIC_SITE_URL ?? env.URL ?? '',
  };
}

/**
 * Writes the mail of a claim. A repeated mail has the same Message-ID, so that mailboxes drop the copy.
 * @returns null when the account has no address, the mail is not wanted any more, or nothing in it is still so
 */
export function writeMail(claim: Claim, places: MailPlaces): SendMailOptions | null {
  const mail = contentOf(claim, places);
  if (mail === null) return null;
  const { audience, kind, request_id, step, event_id } = claim;
  const name = [audience, kind, request_id, ...(step === 'received' ? [] : [event_id])].join('.');
  return {
    from: { name: 'Tayar', address: places.sender },
    messageId: `<${name}@${places.sender.split('@')[1]}>`,
    ...mail,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  };
}

function contentOf(claim: Claim, places: MailPlaces): Content | null {
  if (claim.kind === 'staff_invitation') return invitationMail(claim, places);
  if (claim.kind === 'price_change') return priceMail(claim, places);
  if (claim.kind === 'desk_news') return newsMail(claim, places);
  if (claim.kind === 'weekly_report') return reportMail(claim, places);
  return claim.audience === 'sales' ? salesMail(claim, places) : buyerMail(claim, places);
}
