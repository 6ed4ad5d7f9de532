import { z } from 'zod';
import { pricedItemOf, priceTrust } from '#domain/price-standing.ts';
import {
  headedBy,
  personOf,
  type ShownField,
  shownFields,
  subjectOf,
} from '#domain/request-text.ts';
import { type ShownFigures, ShownSchema } from '#domain/shown.ts';
import { fullDay, hour, money, plainText } from '#domain/written.ts';
import { internationalPhone } from '#lib/phone.ts';
import type { RequestClaim } from './claims.ts';
import { bodyOf, type Content, type MailPlaces } from './layout.ts';
import { mailWords } from './words.ts';

/** How the subject begins when the buyer has changed the request; that of a new request begins with its kind. */
const steps: Partial<Record<RequestClaim['step'], string>> = {
  cancelled_by_buyer: 'Cancelled by the buyer',
  time_asked: 'Asks for another time',
  account_deleted: 'The visit is off, the account was deleted',
};

/** A mail to the sales team: a new request, or a change that its buyer has made. */
export function salesMail(claim: RequestClaim, places: MailPlaces): Content {
  const { kind, request } = claim;
  const title = mailWords.en[`submission_${kind}_title`];
  const { name, phone } = personOf(kind, request);
  // The account is deleted, so there is nothing to open or to answer.
  const isGone = claim.step === 'account_deleted';
  const buyer = isGone ? null : buyerAddress(claim);
  // A request for advice on chargers may name a car but no charger.
  const about = subjectOf(kind, request) || headedBy(kind, request);
  const subject = [steps[claim.step], title, about, name];
  const chat = chatLink(phone);
  return {
    to: places.sales,
    ...(buyer ? { replyTo: { name, address: buyer } } : {}),
    subject: subject.filter(Boolean).join(' · '),
    ...bodyOf([
      {
        language: 'en',
        title: steps[claim.step] ?? title,
        ...(claim.step === 'received' ? {} : { subtitle: title }),
        fields: [
          ...stepFields(claim),
          ...shownFields(kind, request, 'en', mailWords.en),
          ...surroundings(claim, places),
          // The account's address is confirmed, the one in the form is not.
          ...(claim.account_email && !isGone
            ? [{ label: 'Account', value: claim.account_email }]
            : []),
        ],
        links: [
          ...(isGone
            ? []
            : [
                {
                  label: 'Open the request',
                  address: `${places.site}/sales?request=${claim.kind}:${claim.request_id}`,
                },
              ]),
          ...(chat ? [{ label: `WhatsApp ${name}`, address: chat }] : []),
        ],
      },
    ]),
  };
}

/** The reply-to address: the form's, else the account's. */
function buyerAddress({ request, account_email }: RequestClaim): string | null {
  const typed = z.email().safeParse(request.email);
  return typed.success ? typed.data : account_email;
}

/** The hour that the buyer asks for now, or that had been agreed. */
function stepFields({ step, detail }: RequestClaim): ShownField[] {
  if (!detail.day || !detail.slot) return [];
  const label = step === 'time_asked' ? 'New time' : 'Agreed time';
  return [{ label, value: `${fullDay(detail.day, 'en')}, ${hour(detail.slot, 'en')}` }];
}

/** The page and language it was sent from, and the figures that the site had shown. */
function surroundings({ request, item }: RequestClaim, { site }: MailPlaces): ShownField[] {
  const shown = ShownSchema.safeParse(request.shown).data;
  const fields: [label: string, value: string | null | undefined][] = [
    ['Price today', item && priceLine(item)],
    ['Recommended', shown?.cars?.map(({ name, price }) => `${name}, ${pounds(price)}`).join('; ')],
    [
      'Premiums shown',
      shown?.premiums?.map(({ plan, egp }) => `${capital(plan)} ${pounds(egp)}`).join('; '),
    ],
    ['Instalment shown', shown?.loan && instalmentLine(shown.loan)],
    ['Charger and car', shown?.fit && fitLine(shown.fit)],
    ['Language', request.language === 'ar' ? 'Arabic' : 'English'],
    ['Sent from', request.page ? `${site}${plainText(request.page)}` : null],
  ];
  return fields.flatMap(([label, value]) => (value ? [{ label, value: plainText(value) }] : []));
}

const pounds = (amount: number | null) =>
  amount === null ? 'no price' : money(String(amount), 'en');

function instalmentLine({ instalment, rate, months }: NonNullable<ShownFigures['loan']>): string {
  const amount = `${pounds(instalment.from)} to ${pounds(instalment.to)} a month`;
  return `${amount} for ${months} months, at ${rate.from}% to ${rate.to}% a year`;
}

const verdicts = {
  yes: 'told that it fits',
  no: 'told that it does NOT fit',
  unknown: 'told that we do not know whether it fits',
};

function fitLine({
  car,
  verdict,
  connector,
  assumed,
  plug,
}: NonNullable<ShownFigures['fit']>): string {
  const inlet = `${connector} inlet${assumed ? ', assumed' : ''}`;
  return `${verdicts[verdict]} the ${car} (${inlet}; charger: ${plug ?? 'plug not known'})`;
}

/** The price with what its car's page says of it; null without a price. */
function priceLine(item: NonNullable<RequestClaim['item']>): string | null {
  const { price_egp: price, price_verified_on: checked } = item;
  const trust = priceTrust(pricedItemOf(item), item.today);
  if (trust === 'none') return null;
  const isConfirmed = trust === 'confirmed' && checked !== null;
  const said = isConfirmed ? `confirmed on ${fullDay(checked, 'en')}` : 'indicative, not confirmed';
  return `${money(String(price), 'en')}, ${said}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A person's WhatsApp address; null when the number cannot be one. @param phone as people in Egypt write it */
export function chatLink(phone: string): string | null {
  const digits = internationalPhone(phone);
  return digits && `https://wa.me/${digits}`;
}
