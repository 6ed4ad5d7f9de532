import type { Car } from '#domain/car.ts';
import { formatEgp, formatNumber, formatQuantity, formatUngrouped } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { type SpecRow, yearsText } from './figures.ts';

type Facts = Car['facts'];

const drives: Record<NonNullable<Facts['drive']>, () => string> = {
  FWD: m.fact_drive_fwd,
  RWD: m.fact_drive_rwd,
  AWD: m.fact_drive_awd,
};

/** A kind of drive; one that is not known stands as it is. */
export function driveName(drive: string): string {
  const known: Partial<Record<string, () => string>> = drives;
  return known[drive]?.() ?? drive;
}

/** A fact as pages and the comparison show it. */
type Fact = {
  label: () => string;
  /** Where the specifications of a car have it: in which group, or after which other rows. */
  place: 'performance' | 'size' | 'price' | 'warranty';
  /** In words; null where it is not known. */
  text: (facts: Facts) => string | null;
  note?: (facts: Facts) => string | undefined;
  /** Where the comparison has it, if that is elsewhere. */
  comparedAt?: Fact['place'];
  /** False where two cars are not held against each other. */
  compared?: false;
};

/** Those that are told with another, and the trims, which are a group of their own. */
type Told = 'batteryWarrantyKm' | 'colorsAr' | 'trims';

/** Every fact, in the order of pages and of the comparison. */
const shown: Readonly<Record<Exclude<keyof Facts, Told>, Fact>> = {
  seats: {
    label: m.fact_seats,
    place: 'size',
    text: ({ seats }) => (seats === undefined ? null : formatNumber(seats)),
  },
  boot: {
    label: m.fact_boot,
    place: 'size',
    text: ({ boot }) => (boot === undefined ? null : formatQuantity(boot, m.unit_l())),
  },
  drive: {
    label: m.fact_drive,
    place: 'performance',
    text: ({ drive }) => (drive === undefined ? null : drives[drive]()),
  },
  safety: {
    label: m.fact_safety,
    place: 'size',
    comparedAt: 'warranty',
    /** '5 of 5 stars'. */
    text: ({ safety }) =>
      safety === undefined ? null : m.fact_safety_stars({ stars: formatNumber(safety.stars) }),
    /** Who gave it, and when: ratings of different years do not compare. */
    note: ({ safety }) =>
      safety && m.fact_safety_by({ body: safety.body, year: formatUngrouped(safety.year) }),
  },
  colors: {
    label: m.fact_colors,
    place: 'size',
    text: ({ colors, colorsAr }) => {
      const names = (getLocale() === 'ar' ? colorsAr : undefined) ?? colors;
      return names === undefined ? null : inARow(names);
    },
    compared: false,
  },
  batteryWarrantyYears: {
    label: m.fact_battery,
    place: 'warranty',
    /** Whichever comes first: '8 years or 160,000 km'. */
    text: ({ batteryWarrantyYears, batteryWarrantyKm }) => {
      const years = batteryWarrantyYears === undefined ? null : yearsText(batteryWarrantyYears);
      const km =
        batteryWarrantyKm === undefined ? null : formatQuantity(batteryWarrantyKm, m.unit_km());
      return years !== null && km !== null ? m.fact_battery_warranty({ years, km }) : (years ?? km);
    },
  },
  modelYear: {
    label: m.fact_model_year,
    place: 'price',
    text: ({ modelYear }) => (modelYear === undefined ? null : formatUngrouped(modelYear)),
  },
};

/** The facts that two cars are compared by. */
export const comparedFacts: readonly Fact[] = Object.values(shown).filter(
  ({ compared }) => compared !== false,
);

/** The lines of the specifications that have a place; 'Unknown' where a fact is not known. */
export function factRows({ facts }: Pick<Car, 'facts'>, at: Fact['place']): SpecRow[] {
  return Object.values(shown)
    .filter(({ place }) => place === at)
    .map(({ label, text, note }) => {
      const line = { name: label(), value: text(facts) ?? m.value_unknown() };
      const said = note?.(facts);
      return said === undefined ? line : { ...line, note: said };
    });
}

/** A line for each trim with its price, 'N/A' where that is not known. */
export function trimRows({ trims = [] }: Facts): SpecRow[] {
  return trims.map(({ name, price }) => ({ name, value: formatEgp(price) }));
}
