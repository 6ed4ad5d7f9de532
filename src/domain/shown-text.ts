/** How the results that the site had shown before a request are written: alike in My Activity, at the desk and in mails. */
import { fill } from '#lib/fill.ts';
import type { ShownField } from './request-text.ts';
import type { RequestKind } from './requests.ts';
import type { ShownFigures } from './shown.ts';
import {
  commaRow,
  fullDay,
  kilometres,
  type Language,
  money,
  percent,
  plainText,
  shortFigure,
  type ValueWords,
} from './written.ts';

type ResultKey =
  | 'cars'
  | 'car'
  | 'premium'
  | 'premium_value'
  | 'plan_silver'
  | 'plan_gold'
  | 'plan_diamond'
  | 'instalment'
  | 'instalment_value'
  | 'down'
  | 'down_value'
  | 'rate'
  | 'rate_value'
  | 'rate_cib'
  | 'fit'
  | 'fit_yes'
  | 'fit_no'
  | 'fit_unknown'
  | 'fit_assumed'
  | 'driving'
  | 'daily'
  | 'trip_1'
  | 'trip_2'
  | 'trip_weekly'
  | 'home'
  | 'parking'
  | 'street'
  | 'budget';

/** The texts about results, in one language. */
export type ResultWords = ValueWords & Readonly<Record<`submission_shown_${ResultKey}`, string>>;

type Part = keyof ShownFigures;

/** The results that belong to what each kind asks for. A choice of cars goes with every request, but only advice is about it. */
const partsOf: Readonly<Record<RequestKind, readonly Part[]>> = {
  visit_request: [],
  car_request: ['driving', 'cars'],
  charger_request: ['fit'],
  financing_request: ['loan'],
  insurance_request: ['premiums'],
};

/** The results that answer what a request asks for; none where the site had shown none. */
export function resultsOf(
  kind: RequestKind,
  shown: ShownFigures | null | undefined,
  language: Language,
  words: ResultWords,
): ShownField[] {
  return rowsOf(shown, language, words, partsOf[kind]);
}

/** What else the site had shown. */
export function otherResultsOf(
  kind: RequestKind,
  shown: ShownFigures | null | undefined,
  language: Language,
  words: ResultWords,
): ShownField[] {
  const others = allParts.filter((part) => !partsOf[kind].includes(part));
  return rowsOf(shown, language, words, others);
}

const allParts = ['driving', 'cars', 'premiums', 'loan', 'fit'] as const;

/** All that the site had shown. */
export function shownResults(
  shown: ShownFigures | null | undefined,
  language: Language,
  words: ResultWords,
): ShownField[] {
  return rowsOf(shown, language, words, allParts);
}

function rowsOf(
  shown: ShownFigures | null | undefined,
  language: Language,
  words: ResultWords,
  parts: readonly Part[],
): ShownField[] {
  const { driving, cars, premiums, loan, fit } = shown ?? {};
  const rows: Record<Part, () => ShownField[]> = {
    driving: () => (driving ? [drivingRow(driving, language, words)] : []),
    cars: () => (cars?.length ? [carsRow(cars, language, words)] : []),
    premiums: () => premiums?.map((premium) => premiumRow(premium, language, words)) ?? [],
    loan: () => (loan ? loanRows(loan, language, words) : []),
    fit: () => (fit ? [{ label: words.submission_shown_fit, value: fitText(fit, words) }] : []),
  };
  return parts.flatMap((part) => rows[part]());
}

type Shown<Name extends Part> = NonNullable<ShownFigures[Name]>;

function drivingRow(driving: Shown<'driving'>, language: Language, words: ResultWords): ShownField {
  const { budget, daily_km, home, trip, charges_at_home } = driving;
  const often = trip?.a_month === 1 ? 'trip_1' : trip?.a_month === 2 ? 'trip_2' : 'trip_weekly';
  const from = plainText(home[language]);
  const answers = [
    budget === null ? '' : fill(words.submission_shown_budget, { amount: money(budget, language) }),
    fill(words.submission_shown_daily, { distance: kilometres(daily_km, language, words) }),
    trip
      ? fill(words[`submission_shown_${often}`], { from, to: plainText(trip.to[language]) })
      : fill(words.submission_shown_home, { place: from }),
    charges_at_home ? words.submission_shown_parking : words.submission_shown_street,
  ];
  return {
    label: words.submission_shown_driving,
    value: commaRow(
      answers.filter((answer) => answer !== ''),
      language,
    ),
  };
}

function carsRow(cars: Shown<'cars'>, language: Language, words: ResultWords): ShownField {
  const lines = cars.map(({ name, price }) =>
    price === null
      ? plainText(name)
      : fill(words.submission_shown_car, { car: plainText(name), price: money(price, language) }),
  );
  return { label: words.submission_shown_cars, value: lines.join('\n') };
}

function premiumRow(
  { plan, per_mille, egp }: Shown<'premiums'>[number],
  language: Language,
  words: ResultWords,
): ShownField {
  return {
    label: fill(words.submission_shown_premium, { plan: words[`submission_shown_plan_${plan}`] }),
    value: fill(words.submission_shown_premium_value, {
      premium: money(egp, language),
      rate: percent(per_mille / 10, language, 1),
    }),
  };
}

function loanRows(loan: Shown<'loan'>, language: Language, words: ResultWords): ShownField[] {
  const { amount, down, instalment, rate, months, bank, read_on } = loan;
  const pounds = (egp: number) => money(egp, language);
  const instalments = fill(words.submission_shown_instalment_value, {
    from: pounds(instalment.from),
    to: pounds(instalment.to),
    months: shortFigure(months, language),
  });
  const rates = fill(words.submission_shown_rate_value, {
    lowest: percent(rate.from, language),
    highest: percent(rate.to, language),
  });
  const source =
    bank === undefined || read_on === undefined
      ? ''
      : fill(words.submission_shown_rate_cib, { day: fullDay(read_on, language) });
  return [
    { label: words.submission_shown_instalment, value: instalments },
    ...(down === undefined ? [] : [downRow(down, amount, language, words)]),
    { label: words.submission_shown_rate, value: [rates, source].filter(Boolean).join('\n') },
  ];
}

function downRow(down: number, amount: number, language: Language, words: ResultWords): ShownField {
  return {
    label: words.submission_shown_down,
    value: fill(words.submission_shown_down_value, {
      down: money(down, language),
      share: percent((down / (down + amount || 1)) * 100, language, 0, 0),
      amount: money(amount, language),
    }),
  };
}

function fitText(
  { car, verdict, connector, assumed, plug }: Shown<'fit'>,
  words: ResultWords,
): string {
  const names = { car: plainText(car), connector: plainText(connector), plug: plainText(plug) };
  const said = fill(words[`submission_shown_fit_${verdict}`], names);
  const isAssumed = assumed && verdict !== 'unknown';
  return isAssumed ? `${said}\n${words.submission_shown_fit_assumed}` : said;
}
