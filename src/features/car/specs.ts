import { chargingAssumptions } from '@/config/energy';
import type { Car } from '@/features/catalogue/car';
import { acHours, rapidHours } from '@/features/catalogue/charging';
import { formatDay } from '@/lib/dates';
import { formatEgp } from '@/lib/money';
import { formatQuantity } from '@/lib/quantity';
import { m } from '@/paraglide/messages.js';
import { batteryText, durationText, yearsText } from './figures';

export type SpecRow = { name: string; value: string };
export type SpecGroup = { id: string; title: string; rows: SpecRow[] };

const row = (name: string, value: string | null): SpecRow => ({
  name,
  value: value ?? m.car_not_available(),
});

const estimate = (hours: number | null) =>
  hours === null ? null : m.car_about({ amount: durationText(hours) });

/** Electric range of a car of either kind, km. */
const electricRange = (car: Car) =>
  car.powertrain === 'EREV' ? (car.evRange ?? car.range) : car.range;

/** The six figures that buyers ask for first (Spec 2, 'Key Specifications'). */
export function keySpecs(car: Car): SpecRow[] {
  const electric = car.powertrain === 'EREV';
  return [
    row(
      electric ? m.car_spec_ev_range() : m.car_spec_range(),
      formatQuantity(electricRange(car), 'km'),
    ),
    electric
      ? row(m.car_spec_combined_range(), formatQuantity(car.combinedRange, 'km'))
      : row(m.car_spec_speed(), formatQuantity(car.maxSpeed, 'km/h')),
    row(m.car_spec_battery_short(), batteryText(car)),
    row(m.car_spec_power(), formatQuantity(car.motorPower, 'hp')),
    row(m.car_spec_acceleration_short(), formatQuantity(car.acceleration, 's')),
    row(m.car_spec_dc_short(), formatQuantity(car.dcChargingPower, 'kW')),
  ];
}

/** Every field of the car with its unit, 'N/A' where it is missing (Spec 5, 'Display'). */
export function specGroups(car: Car): SpecGroup[] {
  return [
    { id: 'range', title: m.car_group_range(), rows: rangeRows(car) },
    {
      id: 'performance',
      title: m.car_group_performance(),
      rows: [
        row(m.car_spec_power(), formatQuantity(car.motorPower, 'hp')),
        row(m.car_spec_torque(), formatQuantity(car.torque, 'Nm')),
        row(m.car_spec_acceleration(), formatQuantity(car.acceleration, 's')),
        row(m.car_spec_speed(), formatQuantity(car.maxSpeed, 'km/h')),
      ],
    },
    {
      id: 'charging',
      title: m.car_group_charging(),
      rows: [
        row(m.car_spec_protocol(), car.chargingProtocol),
        row(m.car_spec_ac(), formatQuantity(car.acChargingPower, 'kW')),
        row(m.car_spec_dc(), formatQuantity(car.dcChargingPower, 'kW')),
        row(m.car_spec_wallbox_time(), estimate(acHours(car, chargingAssumptions.wallboxKw))),
        row(m.car_spec_rapid_time(), estimate(rapidHours(car))),
      ],
    },
    { id: 'size', title: m.car_group_size(), rows: sizeRows(car) },
    { id: 'ownership', title: m.car_group_ownership(), rows: ownershipRows(car) },
  ];
}

function rangeRows(car: Car): SpecRow[] {
  const electric = car.powertrain === 'EREV';
  const km = (range: number | null) => formatQuantity(range, 'km');
  return [
    row(m.car_spec_powertrain(), electric ? m.car_powertrain_erev() : m.car_powertrain_bev()),
    ...(electric
      ? [
          row(m.car_spec_ev_range(), km(electricRange(car))),
          row(m.car_spec_combined_range(), km(car.combinedRange)),
        ]
      : [row(m.car_spec_range(), km(car.range))]),
    row(m.car_spec_cycle(), car.rangeCycle),
    row(m.car_spec_battery(), batteryText(car)),
  ];
}

function sizeRows(car: Car): SpecRow[] {
  const [length, width, height] =
    /^(\d+) x (\d+) x (\d+) mm$/.exec(car.dimensions ?? '')?.slice(1) ?? [];
  const mm = (figure: string) => formatQuantity(Number(figure), 'mm');
  const size =
    length !== undefined && width !== undefined && height !== undefined
      ? [
          row(m.car_spec_length(), mm(length)),
          row(m.car_spec_width(), mm(width)),
          row(m.car_spec_height(), mm(height)),
        ]
      : [row(m.car_spec_dimensions(), car.dimensions)];
  return [row(m.car_spec_body(), car.bodyType), ...size];
}

function ownershipRows(car: Car): SpecRow[] {
  const channel = { official: m.car_import_official, parallel: m.car_parallel_import };
  return [
    row(m.car_spec_price(), formatEgp(car.price)),
    row(
      m.car_spec_price_checked(),
      car.priceVerifiedOn === null ? null : formatDay(car.priceVerifiedOn),
    ),
    row(m.car_spec_price_source(), car.priceSource),
    row(m.car_spec_import(), car.importChannel === null ? null : channel[car.importChannel]()),
    row(m.car_spec_dealer(), car.dealer),
    row(m.car_spec_warranty(), yearsText(car.warrantyYears)),
    row(m.car_spec_installation(), formatEgp(car.installationPrice)),
  ];
}
