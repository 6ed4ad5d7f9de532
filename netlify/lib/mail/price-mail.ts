import { encodeSegment } from '#config/path-segment.ts';
import { slugOf } from '#domain/slug.ts';
import { fullName } from '#features/catalogue/full-name.ts';
import { bodyOf, type Part } from './layout.ts';
import type { Content, MailPlaces } from './messages.ts';
import { type PriceClaim, toText, type WatchedItem } from './request-kinds.ts';
import { type Language, money } from './written.ts';

const texts = {
  en: {
    down: 'The price has gone down',
    up: 'The price has gone up',
    known: 'There is a price now',
    before: 'Before',
    now: 'Now',
    open: 'See it',
    stop: 'Stop these emails',
    note: 'Prices are indicative until a dealer confirms them. You get this email because you asked for it at one of your favorites.',
  },
  ar: {
    down: 'السعر نزل',
    up: 'السعر زاد',
    known: 'السعر أصبح معروفًا',
    before: 'كان',
    now: 'أصبح',
    open: 'عرض التفاصيل',
    stop: 'إيقاف هذه الرسائل',
    note: 'الأسعار استرشادية حتى يؤكدها الموزع. وصلتك هذه الرسالة لأنك طلبتها في المفضلة.',
  },
} as const;

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
  toText(brand === null ? model : fullName({ brand, name: model }));

function partOf(
  { detail: { from, to } }: PriceClaim,
  item: WatchedItem,
  language: Language,
  site: string,
): Part {
  const words = texts[language];
  const root = language === 'ar' ? `${site}/ar` : site;
  const change = from === null ? 'known' : to < from ? 'down' : 'up';
  const pounds = (price: number) => money(String(price), language);
  return {
    language,
    title: words[change],
    subtitle: nameOf(item),
    fields: [
      ...(from === null ? [] : [{ label: words.before, value: pounds(from) }]),
      { label: words.now, value: pounds(to) },
    ],
    links: [
      { label: words.open, address: `${root}${pathOf(item)}` },
      { label: words.stop, address: `${root}/unsubscribe?favorite=${item.id}` },
    ],
    note: words.note,
  };
}

function pathOf({ brand_id, model, item_id }: WatchedItem): string {
  const name = encodeSegment(slugOf(model, item_id));
  return brand_id === null ? `/chargers/${name}` : `/cars/${encodeSegment(brand_id)}/${name}`;
}
