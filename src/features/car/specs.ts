import { chargingAssumptions } from '#config/energy.ts';
import { product } from '#config/product.ts';
import { type Car, sizeOf } from '#domain/car.ts';
import { acHours } from '#domain/charging.ts';
import { electricRange, roadRange } from '#domain/range.ts';
import { batteryRows, drawRows } from '#features/catalogue/battery.ts';
import { dealerName } from '#features/catalogue/dealers.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { factRows } from '#features/catalogue/facts.ts';
import {
  carWarrantyRow,
  dimensionsText,
  priceRows,
  row,
  type SpecRow,
} from '#features/catalogue/figures.ts';
import { bodyTypeName } from '#features/catalogue/names.ts';
import { formatEgp, formatNumber, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { batteryText } from './figures.ts';
import { rapidText } from './rapid-text.ts';

export type SpecGroup = { title: string; rows: SpecRow[] };

const estimate = (hours: number | null) =>
  hours === null ? null : m.car_about({ amount: durationText(hours) });

/** The figures that buyers ask for first, besides the answers at the top of the page. */
export function keySpecs(car: Car): SpecRow[] {
  const extended = car.powertrain === 'EREV';
  return [
    row(
      extended ? m.car_spec_ev_range() : m.car_spec_range(),
      formatQuantity(electricRange(car), m.unit_km()),
    ),
    row(m.car_spec_road_range(), roadText(car)),
    extended
      ? row(m.car_spec_combined_range(), formatQuantity(car.combinedRange, m.unit_km()))
      : row(m.car_spec_speed(), formatQuantity(car.maxSpeed, m.unit_kmh())),
    row(m.car_spec_battery_short(), batteryText(car)),
    row(m.car_spec_power(), formatQuantity(car.motorPower, m.unit_hp())),
    row(m.car_spec_acceleration_short(), formatQuantity(car.acceleration, m.unit_s())),
    row(m.car_spec_dc_short(), formatQuantity(car.dcChargingPower, m.unit_kw())),
    seatsRow(car),
  ];
}

function seatsRow({ facts: { seats } }: Car): SpecRow {
  return {
    name: m.fact_seats(),
    value: seats === undefined ? m.value_unknown() : formatNumber(seats),
  };
}

function rapidRow(car: Car): SpecRow {
  const rapid = rapidText(car);
  const name = m.car_spec_rapid_time();
  return rapid === null ? row(name, null) : { name, ...rapid };
}

function roadText(car: Car): string | null {
  const planned = roadRange(car);
  return planned && m.car_about({ amount: formatQuantity(planned.km, m.unit_km()) });
}

/** Every field of the car with its unit, 'N/A' where it is missing; 'Unknown' for a further fact that is not known. */
export function specGroups(car: Car): SpecGroup[] {
  return [
    { title: m.car_group_range(), rows: rangeRows(car) },
    {
      title: m.car_group_performance(),
      rows: [
        row(m.car_spec_power(), formatQuantity(car.motorPower, m.unit_hp())),
        row(m.car_spec_torque(), formatQuantity(car.torque, m.unit_nm())),
        row(m.car_spec_acceleration(), formatQuantity(car.acceleration, m.unit_s())),
        row(m.car_spec_speed(), formatQuantity(car.maxSpeed, m.unit_kmh())),
        ...factRows(car, 'performance'),
      ],
    },
    {
      title: m.car_group_charging(),
      rows: [
        row(m.car_spec_protocol(), car.chargingProtocol),
        row(m.car_spec_ac(), formatQuantity(car.acChargingPower, m.unit_kw())),
        row(m.car_spec_dc(), formatQuantity(car.dcChargingPower, m.unit_kw())),
        rapidMeanRow(car),
        row(m.car_spec_wallbox_time(), estimate(acHours(car, chargingAssumptions.wallboxKw))),
        rapidRow(car),
      ],
    },
    { title: m.car_group_size(), rows: sizeRows(car) },
    { title: m.car_group_ownership(), rows: ownershipRows(car) },
  ];
}

function rangeRows(car: Car): SpecRow[] {
  const extended = car.powertrain === 'EREV';
  const km = (range: number | null) => formatQuantity(range, m.unit_km());
  return [
    row(m.car_spec_powertrain(), extended ? m.car_powertrain_erev() : m.car_powertrain_bev()),
    ...(extended
      ? [
          row(m.car_spec_ev_range(), km(electricRange(car))),
          row(m.car_spec_combined_range(), km(car.combinedRange)),
        ]
      : [row(m.car_spec_range(), km(car.range))]),
    row(m.car_spec_cycle(), car.rangeCycle),
    row(m.car_spec_battery(), batteryText(car)),
    ...batteryRows(car),
    ...drawRows(car),
  ];
}

/** The peak holds for minutes; this is what a stop goes by. */
function rapidMeanRow({ rapidMeanPower }: Car): SpecRow {
  const name = m.battery_rapid_mean();
  return rapidMeanPower === null
    ? { name, value: m.value_unknown() }
    : row(name, formatQuantity(rapidMeanPower, m.unit_kw()));
}

function sizeRows(car: Car): SpecRow[] {
  const size = sizeOf(car);
  const mm = (figure: number) => formatQuantity(figure, m.unit_mm());
  const rows = size
    ? [
        row(m.car_spec_length(), mm(size.length)),
        row(m.car_spec_width(), mm(size.width)),
        row(m.car_spec_height(), mm(size.height)),
      ]
    : [row(m.car_spec_dimensions(), dimensionsText(car))];
  return [row(m.car_spec_body(), bodyTypeName(car.bodyType)), ...rows, ...factRows(car, 'size')];
}

function ownershipRows(car: Car): SpecRow[] {
  return [
    ...factRows(car, 'price'),
    importRow(car),
    row(m.car_spec_dealer(), car.dealer && dealerName(car.dealer)),
    carWarrantyRow(car),
    ...factRows(car, 'warranty'),
  ];
}

/** What is asked for the car and who says so, and for the installation of a charger. */
export function askedRows(car: Car): SpecRow[] {
  return [
    ...priceRows(car),
    {
      name: m.car_installation(),
      value: formatEgp(product.installationPriceEgp),
      note: m.car_installation_note(),
    },
  ];
}

/** Who brings the car in, and what that means for its buyer. */
function importRow({ importChannel }: Car): SpecRow {
  const name = m.car_spec_import();
  if (importChannel === null) return { ...row(name, null), note: m.fact_import_unknown() };
  return importChannel === 'official'
    ? { name, value: m.car_import_official(), note: m.fact_import_official() }
    : { name, value: m.car_parallel_import(), note: m.car_parallel_note() };
}
