import { type CalendarMail, visitCalendar } from '#domain/visit-calendar.ts';
import { greetedName } from '#lib/greeting.ts';
import { bodyOf, type Field, type Link, type Part } from './layout.ts';
import type { Content, MailPlaces } from './messages.ts';
import { inWords, type RequestClaim, toText } from './request-kinds.ts';
import { buyerTexts, placeWords } from './step-texts.ts';
import { day, hour, type Language, wordIn } from './written.ts';

/**
 * A mail to the buyer about a step of their request, in the language of the request first.
 * @returns null when their account has no address
 */
export function buyerMail(claim: RequestClaim, places: MailPlaces): Content | null {
  if (!claim.account_email) return null;
  const first: Language = claim.request.language === 'ar' ? 'ar' : 'en';
  const second: Language = first === 'ar' ? 'en' : 'ar';
  const words = inWords(claim, first);
  const titles = [first, second].map((language) => textsOf(claim, language).title);
  const calendar = calendarOf(claim, places, first);
  return {
    // Only the confirmed address, so that nobody gets mails about another person's request.
    to: { name: words.name, address: claim.account_email },
    replyTo: places.sales,
    subject: [...titles, words.title].join(' · '),
    ...bodyOf([partOf(claim, places, first), partOf(claim, places, second)]),
    ...(calendar && { icalEvent: calendar }),
  };
}

/** The steps after which an agreed visit no longer takes place. */
const endings: readonly RequestClaim['step'][] = [
  'cancelled',
  'cancelled_by_buyer',
  'account_deleted',
];

/** Whether the mail is about an agreed visit, or one that was agreed before it was cancelled. */
const isAboutHour = ({ step, detail }: RequestClaim) =>
  step === 'visit_confirmed' ||
  step === 'visit_moved' ||
  (endings.includes(step) && detail.agreed === true);

function textsOf(claim: RequestClaim, language: Language) {
  const { step } = claim;
  const about = step === 'cancelled' && isAboutHour(claim) ? 'visit_cancelled' : step;
  return buyerTexts[language][about] ?? buyerTexts[language].received;
}

function partOf(claim: RequestClaim, places: MailPlaces, language: Language): Part {
  const words = inWords(claim, language);
  const { title, lead, note } = textsOf(claim, language);
  const root = language === 'ar' ? `${places.site}/ar` : places.site;
  const greeted = greetedName(words.name) || words.name;
  const name = language === 'ar' ? `\u2068${greeted}\u2069` : greeted;
  const activity: Link = {
    label: wordIn(language, 'activity_title'),
    address: `${root}/orders#submissions`,
  };
  const map = claim.place?.map_url;
  return {
    language,
    title,
    lead: lead.replace('{name}', () => name),
    subtitle: words.title,
    fields: claim.step === 'received' ? words.fields : stepFields(claim, language),
    links: [
      ...(map && !endings.includes(claim.step)
        ? [{ label: placeWords[language].map, address: map }]
        : []),
      ...(claim.step === 'account_deleted' ? [] : [activity]),
    ],
    note,
  };
}

/** The fields of a step's mail: the subject of the request, the hour and the place, the reason. */
function stepFields(claim: RequestClaim, language: Language): Field[] {
  const { detail, place } = claim;
  const { about, aboutLabel } = inWords(claim, language);
  const words = placeWords[language];
  const fields: [label: string, value: string | undefined][] = [
    [aboutLabel, about],
    ...(isAboutHour(claim) && detail.day && detail.slot
      ? [
          [wordIn(language, 'activity_visit_day'), day(detail.day, language)] as [string, string],
          [wordIn(language, 'activity_visit_time'), hour(detail.slot, language)] as [
            string,
            string,
          ],
          [words.place, place?.[`name_${language}`]] as [string, string | undefined],
          [words.address, place?.[`address_${language}`]] as [string, string | undefined],
        ]
      : []),
    [words.reason, detail.reason],
  ];
  return fields.flatMap(([label, value]) => (value ? [{ label, value: toText(value) }] : []));
}

/** The visit as an .ics file, which updates the entry in the buyer's calendar; null when no hour was ever agreed. */
function calendarOf(claim: RequestClaim, places: MailPlaces, language: Language) {
  const { detail, place } = claim;
  if (!isAboutHour(claim) || !detail.day || !detail.slot) return null;
  const { name, about } = inWords(claim, language);
  const method: CalendarMail['method'] = endings.includes(claim.step) ? 'CANCEL' : 'REQUEST';
  const content = visitCalendar(
    {
      id: claim.request_id,
      sequence: detail.sequence ?? 0,
      day: detail.day,
      slot: detail.slot,
      title: wordIn(language, 'activity_visit_request').replace('{car}', about),
      location: place
        ? [place[`name_${language}`], place[`address_${language}`]].join(
            language === 'ar' ? '، ' : ', ',
          )
        : '',
    },
    {
      method,
      organizer: { name: 'Tayar', email: places.sales },
      attendee: { name, email: claim.account_email ?? '' },
    },
  );
  return { method, filename: 'tayar-visit.ics', content };
}
