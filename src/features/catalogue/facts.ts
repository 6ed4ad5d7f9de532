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

/** The words for each fact; null where it is not known. */
export const factTexts = {
  modelYear: ({ modelYear }: Facts) =>
    modelYear === undefined ? null : formatUngrouped(modelYear),
  seats: ({ seats }: Facts) => (seats === undefined ? null : formatNumber(seats)),
  boot: ({ boot }: Facts) => (boot === undefined ? null : formatQuantity(boot, m.unit_l())),
  drive: ({ drive }: Facts) => (drive === undefined ? null : drives[drive]()),
  /** Whichever comes first: '8 years or 160,000 km'. */
  batteryWarranty: ({ batteryWarrantyYears, batteryWarrantyKm }: Facts) => {
    const years = batteryWarrantyYears === undefined ? null : yearsText(batteryWarrantyYears);
    const km =
      batteryWarrantyKm === undefined ? null : formatQuantity(batteryWarrantyKm, m.unit_km());
    return years !== null && km !== null ? m.fact_battery_warranty({ years, km }) : (years ?? km);
  },
  /** '5 of 5 stars'. */
  safety: ({ safety }: Facts) =>
    safety === undefined ? null : m.fact_safety_stars({ stars: formatNumber(safety.stars) }),
  colors: ({ colors, colorsAr }: Facts) => {
    const names = (getLocale() === 'ar' ? colorsAr : undefined) ?? colors;
    return names === undefined ? null : inARow(names);
  },
} satisfies Record<string, (facts: Facts) => string | null>;

/** Who gave a safety rating, and when: ratings of different years do not compare. */
export function safetyNote({ safety }: Facts): string | undefined {
  return safety && m.fact_safety_by({ body: safety.body, year: formatUngrouped(safety.year) });
}

/** A line of the specifications for a fact; 'Unknown' where it is not known. */
export function factRow(name: string, text: string | null, note?: string): SpecRow {
  const value = text ?? m.value_unknown();
  return note === undefined ? { name, value } : { name, value, note };
}

/** A line for each trim with its price, 'N/A' where that is not known. */
export function trimRows({ trims = [] }: Facts): SpecRow[] {
  return trims.map(({ name, price }) => ({ name, value: formatEgp(price) }));
}
