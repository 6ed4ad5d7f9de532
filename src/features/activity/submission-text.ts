import type { Submission, SubmissionStatus } from '@/data/submissions';
import { parseAmount } from '@/lib/amount';
import { formatDay, formatTime } from '@/lib/dates';
import { formatEgp, formatQuantity, formatUngrouped } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { BadgeTone } from '@/ui/Badge';

/** Where a request stands, in words and in the colour of its badge. */
export const statuses: Record<SubmissionStatus, { label: () => string; tone: BadgeTone }> = {
  new: { label: m.activity_status_new, tone: 'accent' },
  in_progress: { label: m.activity_status_in_progress, tone: 'warning' },
  done: { label: m.activity_status_done, tone: 'positive' },
  cancelled: { label: m.activity_status_cancelled, tone: 'neutral' },
};

const parking = {
  private: m.activity_parking_private,
  public: m.activity_parking_public,
  garage: m.activity_parking_garage,
  street: m.activity_parking_street,
  other: m.activity_parking_other,
};

/** What a request is, and what it is about. */
export function submissionTitle({ type, details }: Submission): string {
  switch (type) {
    case 'car_request':
      return m.activity_car_request();
    case 'charger_request':
      return m.activity_charger_request({ vehicle: details.vehicle_model });
    case 'visit_request':
      return m.activity_visit_request({ car: `${details.brand_name} ${details.model_name}` });
    case 'insurance_request':
      return m.activity_insurance_request({ car: `${details.brand} ${details.model}` });
    case 'financing_request':
      return m.activity_financing_request({ car: `${details.brand} ${details.model}` });
  }
}

/** Everything that was sent; what was left empty is left out. */
export function submissionRows(submission: Submission): { name: string; value: string }[] {
  return pairsOf(submission).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

type Pair = readonly [name: string, value: string | null];

function pairsOf({ type, details }: Submission): Pair[] {
  switch (type) {
    case 'car_request':
      return [
        ...person(details.name, details.phone, details.email),
        [m.activity_location(), details.location],
        [m.activity_daily_km(), formatQuantity(details.daily_km, m.unit_km())],
        [m.activity_travel(), yesNo(details.travel_between_cities)],
        [m.activity_travel_destination(), details.travel_destination],
        [m.activity_second_car(), yesNo(details.own_second_car)],
        [m.activity_private_parking(), yesNo(details.private_parking)],
      ];
    case 'charger_request':
      return [
        ...person(details.name, details.phone, details.email),
        [m.activity_location(), details.location],
        [m.activity_vehicle(), details.vehicle_model],
        [
          m.activity_installation(),
          details.installation_type === 'home' ? m.activity_home() : m.activity_business(),
        ],
        [m.activity_capacity(), details.electrical_capacity],
        [m.activity_parking(), parking[details.parking_type]()],
      ];
    case 'visit_request':
      return [
        [m.activity_visit_day(), formatDay(details.visit_date.slice(0, 10))],
        [m.activity_visit_time(), formatTime(details.visit_time)],
        ...person(details.full_name, details.phone_number, details.email),
        [m.activity_trim(), details.trim],
        [m.activity_color(), details.preferred_color],
      ];
    case 'insurance_request':
      return [
        ...person(details.ev_owner_name, details.phone, null),
        [m.activity_year(), formatUngrouped(details.year)],
        [m.activity_car_price(), formatEgp(details.current_car_price)],
      ];
    case 'financing_request':
      return [
        ...person(details.name, details.mobile_number, null),
        [m.activity_year(), year(details.year)],
        [m.activity_car_price(), money(details.car_price)],
        [m.activity_down_payment(), money(details.down_payment)],
        [m.activity_occupation(), details.occupation],
        [m.activity_company(), details.company_name],
        [m.activity_income(), money(details.monthly_income)],
        [m.activity_address(), details.address],
      ];
  }
}

function person(name: string, phone: string, email: string | null): Pair[] {
  return [
    [m.activity_name(), name],
    [m.activity_phone(), phone],
    [m.activity_email(), email],
  ];
}

/** What was written as an amount reads as one; anything else stays in the person's words. */
function money(written: string): string {
  const amount = parseAmount(written);
  return amount === null ? written : formatEgp(amount);
}

/** A year; anything else that was written stays in the person's words. */
function year(written: string): string {
  return /^\d{4}$/.test(written) ? formatUngrouped(Number(written)) : written;
}

function yesNo(answer: boolean): string {
  return answer ? m.activity_yes() : m.activity_no();
}
