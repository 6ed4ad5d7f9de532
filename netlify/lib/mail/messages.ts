import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { westernDigits } from '../../../src/lib/arabic.ts';
import type { MailEnv } from '../env.ts';
import { type Html, html } from './html.ts';
import { type Claim, inWords, type RequestInWords } from './request-kinds.ts';

/** The addresses that mails name. */
export type MailPlaces = { sales: string; sender: string; site: string; project: string };

export function mailPlaces(env: MailEnv): MailPlaces {
  return {
    sales: env.SALES_EMAIL,
    sender: env.MAIL_FROM ?? env.SALES_EMAIL,
    site: env.PUBLIC_SITE_URL ?? env.URL ?? '',
    project: env.PUBLIC_SUPABASE_URL,
  };
}

/**
 * Writes the mail of a claim. A repeated mail has the same Message-ID, so that mailboxes drop the copy.
 * @returns null when the buyer's account has no address
 */
export function writeMail(claim: Claim, places: MailPlaces): SendMailOptions | null {
  const request = inWords(claim, 'en');
  const common = {
    from: { name: 'Tayar', address: places.sender },
    messageId: `<${claim.audience}.${claim.kind}.${claim.request_id}@${places.sender.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
  if (claim.audience === 'sales') {
    const buyer = buyerAddress(claim);
    const subject = [request.title, request.about, request.name].filter(Boolean).join(' · ');
    return {
      ...common,
      to: places.sales,
      ...(buyer ? { replyTo: { name: request.name, address: buyer } } : {}),
      subject,
      ...salesBody(request, claim, rowLink(claim, places.project)),
    };
  }
  if (!claim.account_email) return null;
  return {
    ...common,
    // Only the confirmed address, so that nobody gets mails because of somebody else.
    to: { name: request.name, address: claim.account_email },
    replyTo: places.sales,
    subject: `We have your request · وصلنا طلبك · ${request.title}`,
    ...acknowledgement(request, inWords(claim, 'ar'), places.site),
  };
}

/** The address for answers: the form's, else the account's. */
function buyerAddress({ request, account_email }: Claim): string | null {
  const typed = z.email().safeParse(request.email);
  return typed.success ? typed.data : account_email;
}

/** The row in the dashboard of a hosted project; null without a dashboard. */
function rowLink({ request_id, table_number }: Claim, project: string): string | null {
  const reference = /^https:\/\/([a-z0-9]+)\.supabase\.co\/?$/.exec(project)?.[1];
  if (reference === undefined) return null;
  const editor = `https://supabase.com/dashboard/project/${reference}/editor/${table_number}`;
  return `${editor}?schema=public&filter=${encodeURIComponent(`id:eq:${request_id}`)}`;
}

/**
 * A person's WhatsApp address; null when the number cannot be one.
 * @param phone as people in Egypt write it; Egyptian without a country code
 */
export function chatLink(phone: string): string | null {
  const digits = westernDigits(phone).replace(/\D/g, '').replace(/^00/, '');
  const international = digits.replace(/^(?:20)?0?(1\d{9})$/, '20$1');
  return /^[1-9]\d{7,14}$/.test(international) ? `https://wa.me/${international}` : null;
}

type Body = { text: string; html: string };

function salesBody(request: RequestInWords, claim: Claim, row: string | null): Body {
  const { title, name } = request;
  const fields = [
    ...request.fields,
    // The account's address is confirmed, the one in the form is not.
    ...(claim.account_email === null ? [] : [{ label: 'Account', value: claim.account_email }]),
    ...(row === null ? [{ label: 'Request', value: claim.request_id }] : []),
  ];
  const chat = chatLink(request.phone);
  const links = [
    ...(chat ? [{ label: `WhatsApp ${name}`, address: chat }] : []),
    ...(row === null ? [] : [{ label: 'Open the request', address: row }]),
  ];
  const text = [
    title,
    '',
    ...fields.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...links.map(({ label, address }) => `${label}: ${address}`),
  ];
  const body = html`<h1 style="${styles.title}">${title}</h1>
${table(fields)}
${links.map(
  ({ label, address }) =>
    html`<p style="margin:16px 0 0"><a href="${address}" style="${styles.link}">${label}</a></p>`,
)}`;
  return { text: text.join('\n'), html: page(title, html`<div lang="en" dir="ltr">${body}</div>`) };
}

function acknowledgement(request: RequestInWords, arabic: RequestInWords, site: string): Body {
  const { title, name, fields } = request;
  const [activity, activityAr] = [`${site}/orders#submissions`, `${site}/ar/orders#submissions`];
  const text = [
    `Thank you, ${name}. We have your request, and our team will contact you shortly.`,
    '',
    title,
    ...fields.map(({ label, value }) => `${label}: ${value}`),
    '',
    `What you asked for: ${activity}`,
    'Something to add or to change? Just answer this mail.',
    '',
    `شكرًا لك \u2068${name}\u2069. وصلنا طلبك، وسيتواصل معك فريقنا قريبًا.`,
    '',
    arabic.title,
    ...arabic.fields.map(({ label, value }) => `${label}: \u2068${value}\u2069`),
    '',
    `طلباتك: ${activityAr}`,
    'لإضافة شيء أو تغييره يكفي الرد على هذه الرسالة.',
  ];
  const body = html`<div lang="en" dir="ltr">
<h1 style="${styles.title}">We have your request</h1>
<p>Thank you, ${name}. Our team will contact you shortly.</p>
<h2 style="${styles.subtitle}">${title}</h2>
${table(fields)}
<p><a href="${activity}" style="${styles.link}">My Activity</a></p>
<p>Something to add or to change? Just answer this mail.</p>
</div>
<hr style="border:0;border-top:1px solid #e4ddcf;margin:24px 0">
<div lang="ar" dir="rtl">
<h1 style="${styles.title}">وصلنا طلبك</h1>
<p>شكرًا لك <bdi>${name}</bdi>. سيتواصل معك فريقنا قريبًا.</p>
<h2 style="${styles.subtitle}">${arabic.title}</h2>
${table(arabic.fields)}
<p><a href="${activityAr}" style="${styles.link}">نشاطي</a></p>
<p>لإضافة شيء أو تغييره يكفي الرد على هذه الرسالة.</p>
</div>`;
  return { text: text.join('\n'), html: page('We have your request', body) };
}

const styles = {
  title: 'margin:0 0 12px;font-size:22px;line-height:1.3',
  subtitle: 'font-size:16px;margin:20px 0 8px',
  link: 'color:#0f4c4a',
  label: 'width:38%;padding:6px 0;color:#55676a;vertical-align:top',
  value: 'padding:6px 12px;vertical-align:top;word-break:break-word;overflow-wrap:anywhere',
  table: 'width:100%;table-layout:fixed',
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px',
};

function table(fields: RequestInWords['fields']): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.table}">${fields.map(
    ({ label, value }) =>
      html`<tr><td style="${styles.label}">${label}</td><td style="${styles.value}"><bdi>${value}</bdi></td></tr>`,
  )}</table>`;
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f2ea;color:#12302f;font:16px/1.6 Arial,Helvetica,sans-serif">
<div style="${styles.card}">
<p style="margin:0 0 20px;font-size:20px;font-weight:bold">Tayar · <span lang="ar" dir="rtl">تيار</span></p>
${body}
</div>
</body></html>`.text;
}
