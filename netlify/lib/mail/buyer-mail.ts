import { cairoMoment } from '#domain/cairo.ts';
import { buyerStepOf, buyerStepText } from '#domain/next-step.ts';
import {
  askedHour,
  headingOf,
  personOf,
  type ShownField,
  shownFields,
  shownSubject,
} from '#domain/request-text.ts';
import { ShownSchema } from '#domain/shown.ts';
import { resultsOf } from '#domain/shown-text.ts';
import { type CalendarMail, visitCalendar } from '#domain/visit-calendar.ts';
import { commaRow, fullDay, hour, type Language, plainText } from '#domain/written.ts';
import { fill } from '#lib/fill.ts';
import { greetedName } from '#lib/greeting.ts';
import type { RequestClaim } from './claims.ts';
import { bodyOf, type Content, type Link, type MailPlaces, type Part } from './layout.ts';
import { mailWords } from './words.ts';

/**
 * A mail to the buyer about a step of their request, in the language of the request first.
 * @returns null when their account has no address, or a reminder comes too late
 */
export function buyerMail(claim: RequestClaim, places: MailPlaces): Content | null {
  if (!claim.account_email || isLateReminder(claim)) return null;
  const first: Language = claim.request.language === 'ar' ? 'ar' : 'en';
  const second: Language = first === 'ar' ? 'en' : 'ar';
  const titles = [first, second].map((language) => textsOf(claim, language).title);
  const calendar = calendarOf(claim, places, first);
  return {
    // Only the confirmed address, so that nobody gets mails about another person's request.
    to: { name: personOf(claim.kind, claim.request).name, address: claim.account_email },
    replyTo: places.sales,
    subject: [...titles, titleOf(claim, first)].join(' · '),
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

/** Mails that name the hour of a visit, though nothing changes in the buyer's calendar. */
const isAboutPresentHour = ({ step }: RequestClaim) =>
  step === 'visit_reminder' || step === 'visit_missed';

/** A mail server may be down all night. */
function isLateReminder({ step, detail }: RequestClaim): boolean {
  const begins = step === 'visit_reminder' && cairoMoment(`${detail.day}T${detail.slot}`);
  return begins ? Date.parse(begins) <= Date.now() : false;
}

const titleOf = ({ kind }: RequestClaim, language: Language) =>
  mailWords[language][`submission_${kind}_title`];

function textsOf(claim: RequestClaim, language: Language) {
  const words = mailWords[language];
  const step = claim.step === 'cancelled' && isAboutHour(claim) ? 'visit_cancelled' : claim.step;
  // Buyers are not mailed that they asked for another time.
  const told = step === 'time_asked' ? 'received' : step;
  return {
    title: words[`mail_${told}_title`],
    lead: words[`mail_${told}_lead`],
    note: words[`mail_${told}_note`],
  };
}

function partOf(claim: RequestClaim, places: MailPlaces, language: Language): Part {
  const { kind, request } = claim;
  const words = mailWords[language];
  const { title, lead, note } = textsOf(claim, language);
  const root = language === 'ar' ? `${places.site}/ar` : places.site;
  const typed = personOf(kind, request).name;
  const greeted = greetedName(typed) || typed;
  const name = language === 'ar' ? `\u2068${greeted}\u2069` : greeted;
  const activity: Link = { label: words.activity_title, address: `${root}/orders#submissions` };
  const map = isMapNeeded(claim) ? claim.place?.map_url : null;
  const { token } = claim.detail;
  return {
    language,
    title,
    lead: fill(lead, { name }),
    subtitle: titleOf(claim, language),
    fields:
      claim.step === 'received' ? receivedFields(claim, language) : stepFields(claim, language),
    links: [
      ...(token ? [{ label: words.mail_choose, address: `${root}/visit?token=${token}` }] : []),
      ...(map ? [{ label: words.mail_map, address: map }] : []),
      ...(claim.step === 'account_deleted' ? [] : [activity]),
    ],
    note,
  };
}

const isMapNeeded = ({ step }: RequestClaim) => step !== 'visit_missed' && !endings.includes(step);

/** The fields of the mail about a new request: what comes next and with whom, what was asked, and what the site had shown. */
function receivedFields(claim: RequestClaim, language: Language): ShownField[] {
  const { kind, request, contact = null } = claim;
  const words = mailWords[language];
  const now = new Date().toISOString();
  const next = buyerStepOf({
    kind,
    status: 'new',
    since: null,
    asked: askedHour(request),
    visit: null,
    isProposed: false,
    contact,
    now,
  });
  const agent = plainText(contact?.agent);
  const shown = ShownSchema.safeParse(request.shown).data;
  return [
    { label: words.submission_next, value: buyerStepText(kind, next, { language, words, now }) },
    {
      label: words.submission_who,
      value: agent ? fill(words.submission_who_agent, { name: agent }) : words.submission_who_team,
    },
    ...shownFields(kind, request, language, words),
    ...resultsOf(kind, shown, language, words),
  ];
}

/** The hours that are proposed, each with its place. */
function proposedFields({ hours }: RequestClaim, language: Language): ShownField[] {
  return (hours ?? []).map(({ day, slot, place }) => ({
    label: commaRow([fullDay(day, language), hour(slot, language)], language),
    value: commaRow(
      [place[`name_${language}`], place[`address_${language}`]].map(plainText),
      language,
    ),
  }));
}

/** The fields of a step's mail: the subject of the request, the hour and the place, the reason. */
function stepFields(claim: RequestClaim, language: Language): ShownField[] {
  const { detail, place, kind, request } = claim;
  const words = mailWords[language];
  const subject = shownSubject(kind, request, words);
  const visit =
    (isAboutHour(claim) || isAboutPresentHour(claim)) && detail.day && detail.slot
      ? [
          { label: words.submission_visit_day, value: fullDay(detail.day, language) },
          { label: words.submission_visit_time, value: hour(detail.slot, language) },
          { label: words.mail_place, value: plainText(place?.[`name_${language}`]) },
          { label: words.mail_address, value: plainText(place?.[`address_${language}`]) },
        ]
      : [];
  const reason = { label: words.mail_reason, value: plainText(detail.reason) };
  const proposed = proposedFields(claim, language);
  return [...(subject ? [subject] : []), ...visit, ...proposed, reason].filter(
    ({ value }) => value !== '',
  );
}

/** The visit as an .ics file, which updates the entry in the buyer's calendar; null when no hour was ever agreed. */
function calendarOf(claim: RequestClaim, places: MailPlaces, language: Language) {
  const { detail, place } = claim;
  if (!isAboutHour(claim) || !detail.day || !detail.slot) return null;
  const { kind, request } = claim;
  const method: CalendarMail['method'] = endings.includes(claim.step) ? 'CANCEL' : 'REQUEST';
  const content = visitCalendar(
    {
      id: claim.request_id,
      sequence: detail.sequence ?? 0,
      day: detail.day,
      slot: detail.slot,
      title: headingOf(kind, request, mailWords[language]),
      location: place
        ? commaRow([place[`name_${language}`], place[`address_${language}`]], language)
        : '',
    },
    {
      method,
      organizer: { name: 'Tayar', email: places.sales },
      attendee: { name: personOf(kind, request).name, email: claim.account_email ?? '' },
    },
  );
  return { method, filename: 'tayar-visit.ics', content };
}
