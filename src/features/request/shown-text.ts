import type { Submission } from '#data/submissions.ts';
import { formatEgp, formatNumber, formatShare, quantityInText } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';

/** A row of a list of facts. */
type Row = { name: string; value: string };

const plans = {
  silver: m.insurance_plan_silver,
  gold: m.insurance_plan_gold,
  diamond: m.insurance_plan_diamond,
};

/**
 * The results that the site had shown before a request was sent: advice, premiums, an instalment, whether a charger
 * fits.
 */
export function shownRows({ shown }: Pick<Submission, 'shown'>): Row[] {
  if (!shown) return [];
  const cars = shown.cars?.map(({ name, price }) =>
    price === null ? name : m.activity_shown_car({ car: name, price: formatEgp(price) }),
  );
  const premiums = shown.premiums?.map(({ plan, per_mille, egp }) => ({
    name: plans[plan](),
    value: m.activity_shown_premium({
      premium: formatEgp(egp),
      rate: formatShare(per_mille / 1000, 1),
    }),
  }));
  return [
    ...(shown.driving ? [drivingRow(shown.driving)] : []),
    ...(cars?.length ? [{ name: m.activity_shown_cars(), value: cars.join('\n') }] : []),
    ...(premiums ?? []),
    ...(shown.loan ? loanRows(shown.loan) : []),
    ...(shown.fit ? [{ name: m.activity_shown_fit(), value: fitText(shown.fit) }] : []),
  ];
}

type Driving = NonNullable<NonNullable<Submission['shown']>['driving']>;

function drivingRow({ budget, daily_km, home, trip, charges_at_home }: Driving): Row {
  const inWords = ({ en, ar }: Driving['home']) => (getLocale() === 'ar' ? ar : en);
  const answers = [
    budget !== null && m.activity_shown_driving_budget({ amount: formatEgp(budget) }),
    m.activity_shown_driving_daily({ distance: quantityInText(daily_km, m.unit_km()) }),
    trip
      ? m.activity_shown_driving_trip({
          from: inWords(home),
          to: inWords(trip.to),
          often: String(trip.a_month),
        })
      : m.activity_shown_driving_home({ place: inWords(home) }),
    charges_at_home ? m.activity_shown_driving_parking() : m.activity_shown_driving_street(),
  ].filter((answer) => answer !== false);
  return { name: m.activity_shown_driving(), value: inARow(answers) };
}

type Fit = NonNullable<NonNullable<Submission['shown']>['fit']>;

function fitText({ car, verdict, connector, assumed, plug }: Fit): string {
  if (verdict === 'unknown') return m.activity_shown_fit_unknown({ car });
  const said =
    verdict === 'yes'
      ? m.activity_shown_fit_yes({ car, connector })
      : m.activity_shown_fit_no({ car, connector, plug: plug ?? '' });
  return assumed ? `${said}\n${m.activity_shown_fit_assumed()}` : said;
}

type Loan = NonNullable<NonNullable<Submission['shown']>['loan']>;

function loanRows({ instalment: { from, to }, rate, months }: Loan): Row[] {
  return [
    {
      name: m.activity_shown_instalment(),
      value: m.activity_shown_instalment_value({
        from: formatEgp(from),
        to: formatEgp(to),
        months: formatNumber(months),
      }),
    },
    {
      name: m.activity_shown_rate(),
      value: m.activity_shown_rate_value({
        lowest: formatNumber(rate.from, 2),
        highest: formatNumber(rate.to, 2),
      }),
    },
  ];
}
