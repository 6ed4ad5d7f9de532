import type { Submission } from '#data/submissions.ts';
import { fullName } from '#features/catalogue/full-name.ts';
import { parseAmount } from '#lib/amount.ts';
import { formatDay, formatTime } from '#lib/dates.ts';
import { formatEgp, formatQuantity, formatUngrouped } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

const parking = {
  private: m.activity_parking_private,
  public: m.activity_parking_public,
  garage: m.activity_parking_garage,
  street: m.activity_parking_street,
  other: m.activity_parking_other,
};

/** The kind of a request, and its subject. */
export function submissionTitle(sent: Submission): string {
  switch (sent.table) {
    case 'car_requests':
      return m.activity_car_request();
    case 'charger_requests':
      return m.activity_charger_request({ vehicle: sent.vehicle_model });
    case 'visit_requests':
      return m.activity_visit_request({
        car: fullName({ brand: sent.brand_name, name: sent.model_name }),
      });
    case 'insurance_requests':
      return m.activity_insurance_request({
        car: fullName({ brand: sent.brand, name: sent.model }),
      });
    case 'financing_requests':
      return m.activity_financing_request({
        car: fullName({ brand: sent.brand, name: sent.model }),
      });
  }
}

/** Everything that was sent, without empty fields. */
export function submissionRows(submission: Submission): { name: string; value: string }[] {
  return pairsOf(submission).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

type Pair = readonly [name: string, value: string | null];

function pairsOf(sent: Submission): Pair[] {
  switch (sent.table) {
    case 'car_requests':
      return [
        ...person(sent.name, sent.phone, sent.email),
        [m.activity_location(), sent.location],
        [m.activity_daily_km(), formatQuantity(sent.daily_km, m.unit_km())],
        [m.activity_travel(), yesNo(sent.travel_between_cities)],
        [m.activity_travel_destination(), sent.travel_destination],
        [m.activity_second_car(), yesNo(sent.own_second_car)],
        [m.activity_private_parking(), yesNo(sent.private_parking)],
      ];
    case 'charger_requests':
      return [
        ...person(sent.name, sent.phone, sent.email),
        [m.activity_location(), sent.location],
        [m.activity_vehicle(), sent.vehicle_model],
        [
          m.activity_installation(),
          sent.installation_type === 'home' ? m.activity_home() : m.activity_business(),
        ],
        [m.activity_capacity(), sent.electrical_capacity],
        [m.activity_parking(), parking[sent.parking_type]()],
      ];
    case 'visit_requests':
      return [
        [m.activity_visit_day(), formatDay(sent.visit_date.slice(0, 10))],
        [m.activity_visit_time(), formatTime(sent.visit_time)],
        ...person(sent.full_name, sent.phone_number, sent.email),
        [m.activity_trim(), sent.trim],
        [m.activity_color(), sent.preferred_color],
      ];
    case 'insurance_requests':
      return [
        ...person(sent.ev_owner_name, sent.phone, null),
        [m.activity_year(), formatUngrouped(sent.year)],
        [m.activity_car_price(), formatEgp(sent.current_car_price)],
      ];
    case 'financing_requests':
      return [
        ...person(sent.name, sent.mobile_number, null),
        [m.activity_year(), year(sent.year)],
        [m.activity_car_price(), money(sent.car_price)],
        [m.activity_down_payment(), money(sent.down_payment)],
        [m.activity_occupation(), sent.occupation],
        [m.activity_company(), sent.company_name],
        [m.activity_income(), money(sent.monthly_income)],
        [m.activity_address(), sent.address],
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

/** An amount of money; anything else stays as the person wrote it. */
function money(written: string): string {
  const amount = parseAmount(written);
  return amount === null ? written : formatEgp(amount);
}

/** A year; anything else stays as the person wrote it. */
function year(written: string): string {
  return /^\d{4}$/.test(written) ? formatUngrouped(Number(written)) : written;
}

function yesNo(answer: boolean): string {
  return answer ? m.activity_yes() : m.activity_no();
}
