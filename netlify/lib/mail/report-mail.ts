import { forecastOf } from '#domain/deals.ts';
import { fullDay, type Language, money } from '#domain/written.ts';
import { fill } from '#lib/fill.ts';
import type { ReportClaim, WeekFigures } from './claims.ts';
import { bodyOf, type Content, type MailPlaces, type Part } from './layout.ts';
import { deskPath } from './news.ts';
import { mailWords } from './words.ts';

type Report = NonNullable<ReportClaim['request']>;

/**
 * The figures of the week for a manager, in their language; in both where none is chosen.
 * @returns null when they are no manager any more
 */
export function reportMail(claim: ReportClaim, { site, sales }: MailPlaces): Content | null {
  const { account_email: address, request: report } = claim;
  if (!address || report === null) return null;
  const first: Language = report.language ?? 'en';
  const parts: [Part, ...Part[]] = [partOf(report, first, site)];
  if (report.language === null) parts.push(partOf(report, 'ar', site));
  const days = `${fullDay(report.first, first)} – ${fullDay(report.last, first)}`;
  return {
    to: address,
    replyTo: sales,
    subject: `${mailWords[first].mail_report_title} · ${days}`,
    ...bodyOf(parts),
  };
}

function partOf(report: Report, language: Language, site: string): Part {
  const words = mailWords[language];
  const { week, before, open, overdue, old_prices } = report;
  const desk = `${site}${deskPath(language)}`;
  const number = numberWords(language);
  const compared = (label: string, of: (figures: WeekFigures) => string) => ({
    label,
    value: fill(words.mail_report_was, { now: of(week), before: of(before) }),
  });
  return {
    language,
    title: words.mail_report_title,
    lead: fill(words.mail_report_lead, {
      first: fullDay(report.first, language),
      last: fullDay(report.last, language),
    }),
    fields: [
      compared(words.mail_report_requests, ({ requests }) => number.count(requests)),
      compared(words.mail_report_in_time, ({ answers }) =>
        number.share(answers?.in_time ?? 0, answers?.due ?? 0),
      ),
      compared(words.mail_report_median, ({ answers }) =>
        number.wait(answers?.median_seconds ?? null),
      ),
      compared(words.mail_report_won, ({ won }) => number.count(won)),
      compared(words.mail_report_conversion, ({ won, lost }) => number.share(won, won + lost)),
      compared(words.mail_report_amount, ({ won_egp }) => money(won_egp, language)),
      { label: words.mail_report_forecast, value: money(Math.round(forecastOf(open)), language) },
      { label: words.mail_report_overdue, value: number.count(overdue) },
      { label: words.mail_report_old_prices, value: number.count(old_prices) },
    ],
    links: [
      { label: words.mail_report_open_numbers, address: `${desk}/numbers?days=7` },
      ...(overdue > 0
        ? [{ label: words.mail_report_open_overdue, address: `${desk}?view=overdue` }]
        : []),
      ...(old_prices > 0
        ? [{ label: words.mail_report_open_prices, address: `${desk}/catalogue` }]
        : []),
    ],
    note: fill(words.mail_news_note, { address: `${desk}/team` }),
  };
}

const hour = 3600;

/** Numbers, shares and waits as the language writes them. */
function numberWords(language: Language) {
  const locale = language === 'ar' ? 'ar-EG' : 'en-EG';
  const none = mailWords[language].mail_report_none;
  const unit = (amount: number, name: 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    }).format(amount);
  return {
    count: (amount: number) => new Intl.NumberFormat(locale).format(amount),
    share: (part: number, whole: number) =>
      whole === 0 ? none : new Intl.NumberFormat(locale, { style: 'percent' }).format(part / whole),
    wait: (seconds: number | null) => {
      if (seconds === null) return none;
      return seconds < hour
        ? unit(Math.ceil(seconds / 60), 'minute')
        : unit(seconds / hour, 'hour');
    },
  };
}
