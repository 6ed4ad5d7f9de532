import { encodeSegment } from '#config/addresses.ts';
import { fullName } from '#domain/full-name.ts';
import { slugOf } from '#domain/slug.ts';
import { type Language, money, plainText } from '#domain/written.ts';
import type { PriceClaim, WatchedItem } from './claims.ts';
import { bodyOf, type Content, type MailPlaces, type Part } from './layout.ts';
import { mailWords } from './words.ts';

/**
 * The mail about the price of a favourite, first in the language in which it was asked for.
 * @returns null when it is not wanted any more, or the car or charger is not shown
 */
export function priceMail(claim: PriceClaim, { site, sales }: MailPlaces): Content | null {
  const { account_email: address, request: item } = claim;
  if (!address || item === null) return null;
  const parts = [item.language, item.language === 'ar' ? 'en' : 'ar'] as const;
  const [first, second] = [
    partOf(claim, item, parts[0], site),
    partOf(claim, item, parts[1], site),
  ];
  return {
    to: address,
    replyTo: sales,
    headers: {
      // The mail program's own button, RFC 8058.
      'List-Unsubscribe': `<${site}/api/stop-price-mail?favorite=${item.id}&language=${item.language}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    subject: [first.title, second.title, nameOf(item)].join(' · '),
    ...bodyOf([first, second]),
  };
}

const nameOf = ({ brand, model }: WatchedItem) =>
  plainText(brand === null ? model : fullName({ brand, name: model }));

function partOf(
  { detail: { from, to } }: PriceClaim,
  item: WatchedItem,
  language: Language,
  site: string,
): Part {
  const words = mailWords[language];
  const root = language === 'ar' ? `${site}/ar` : site;
  const change = from === null ? 'known' : 'down';
  const pounds = (price: number) => money(price, language);
  return {
    language,
    title: words[`mail_price_${change}`],
    subtitle: nameOf(item),
    fields: [
      ...(from === null ? [] : [{ label: words.mail_price_before, value: pounds(from) }]),
      { label: words.mail_price_now, value: pounds(to) },
    ],
    links: [
      { label: words.mail_price_open, address: `${root}${pathOf(item)}` },
      { label: words.mail_price_stop, address: `${root}/unsubscribe?favorite=${item.id}` },
    ],
    note: words.mail_price_note,
  };
}

function pathOf({ brand_id, model, item_id }: WatchedItem): string {
  const name = encodeSegment(slugOf(model, item_id));
  return brand_id === null ? `/chargers/${name}` : `/cars/${encodeSegment(brand_id)}/${name}`;
}
