/** How mails, the sales desk and My Activity write a request, by the descriptions in `requests.ts`. */
import { fill } from '#lib/fill.ts';
import { fullName } from './full-name.ts';
import {
  described,
  type FieldLabel,
  type RequestKind,
  type ShownColumn,
  type SubjectLabel,
} from './requests.ts';
import { type Language, plainText, type ValueWords, writers } from './written.ts';

/** The texts about requests, in one language: `name` is the desk's, `title` that of mails, `about` a heading. */
export type RequestWords = ValueWords &
  Readonly<Record<FieldLabel | SubjectLabel, string>> &
  Readonly<Record<`submission_${RequestKind}_${'name' | 'title' | 'about'}`, string>>;

/** A request as its table stores it. */
export type RequestRow = Readonly<Record<string, unknown>>;

/** Brand and model as the request names them; null when it is about no car. */
export function carOf(kind: RequestKind, row: RequestRow): { brand: string; model: string } | null {
  const { subject } = described[kind];
  const [brand, model] = subject?.columns ?? [];
  if (brand === undefined || model === undefined) return null;
  return { brand: plainText(row[brand]), model: plainText(row[model]) };
}

/** The car or charger that a request is about, in words; '' for general advice. */
export function subjectOf(kind: RequestKind, row: RequestRow): string {
  const car = carOf(kind, row);
  if (car) return fullName({ brand: car.brand, name: car.model }).trim();
  const { subject } = described[kind];
  return subject ? plainText(row[subject.columns[0]]) : '';
}

/** The day (yyyy-MM-dd) and the hour (HH:mm) that a visit is asked for; '' for other kinds. */
export function askedHour(row: RequestRow): { day: string; slot: string } {
  const [day, slot]: [VisitColumn, VisitColumn] = ['visit_date', 'visit_time'];
  return { day: plainText(row[day]).slice(0, 10), slot: plainText(row[slot]).slice(0, 5) };
}
type VisitColumn = ShownColumn<'visit_request'>;

/** Who sent it, as typed. */
export function personOf(kind: RequestKind, row: RequestRow): { name: string; phone: string } {
  const { fields } = described[kind];
  const typed = (label: string) => {
    const column = fields.find(([, found]) => found === label)?.[0];
    return column === undefined ? '' : plainText(row[column]);
  };
  return { name: typed('submission_name'), phone: typed('submission_phone') };
}

/** What its heading names: the subject, but for a charger the car that it is for. */
export function headedBy(kind: RequestKind, row: RequestRow): string {
  const { heading } = described[kind];
  return heading === undefined ? subjectOf(kind, row) : plainText(row[heading]);
}

/** The kind of a request with what it is about, such as 'Visit to see BYD Seagull'. */
export function headingOf(kind: RequestKind, row: RequestRow, words: RequestWords): string {
  return fill(words[`submission_${kind}_about`], { subject: headedBy(kind, row) });
}

/** A field as it is shown. */
export type ShownField = { label: string; value: string };

/** What it is about, with the label; null for general advice, and where nothing is named. */
export function shownSubject(
  kind: RequestKind,
  row: RequestRow,
  words: RequestWords,
): ShownField | null {
  const value = subjectOf(kind, row);
  const { subject } = described[kind];
  return subject && value !== '' ? { label: words[subject.label], value } : null;
}

/** What it is about and all that was filled in, in words. Empty fields are left out. */
export function shownFields(
  kind: RequestKind,
  row: RequestRow,
  language: Language,
  words: RequestWords,
): ShownField[] {
  const subject = shownSubject(kind, row, words);
  const filled = described[kind].fields.map(([column, label, as = 'text']) => ({
    label: words[label],
    value: writers[as](row[column], language, words, label),
  }));
  return [...(subject ? [subject] : []), ...filled.filter(({ value }) => value !== '')];
}
