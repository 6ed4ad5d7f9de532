import { type InsurancePlan, insurancePlans, insuranceTerms } from '#domain/insurance.ts';
import { grouped } from '#lib/grouped.ts';
import { formatNumber, formatShare, formatThousands } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** An amount in short: '100K EGP'. */
function inShort(egp: number): string {
  return m.insurance_cover_egp({ amount: formatThousands(egp) });
}

/** The plan's name in the language of the page. */
export function planName({ id }: InsurancePlan): string {
  const names = {
    silver: m.submission_shown_plan_silver,
    gold: m.submission_shown_plan_gold,
    diamond: m.submission_shown_plan_diamond,
  };
  return names[id]();
}

/** One line on what sets the plan apart. */
export function planSummary({ id }: InsurancePlan): string {
  const summaries = {
    silver: m.insurance_plan_silver_text,
    gold: m.insurance_plan_gold_text,
    diamond: m.insurance_plan_diamond_text,
  };
  return summaries[id]();
}

/** The plan's rate with one decimal: '1.8%'. */
export function planRate({ ratePerMille }: InsurancePlan): string {
  return formatShare(ratePerMille / 1000, 1);
}

type CoverRow = { name: string; value: string; note?: string; included: boolean };

/** The cover of a plan, row by row. */
export function planCover(plan: InsurancePlan): CoverRow[] {
  const optional = (egp: number | null) => ({
    value: egp === null ? m.insurance_not_included() : inShort(egp),
    included: egp !== null,
  });
  const { totalEgp, passengers } = plan.personalAccident;
  const shared = passengers && {
    note: m.insurance_cover_passengers({
      count: formatNumber(passengers.count),
      each: formatThousands(passengers.eachEgp),
    }),
  };
  return [
    { name: m.insurance_cover_liability(), ...optional(plan.liabilityEgp) },
    {
      name: m.insurance_cover_personal_accident(),
      value: inShort(totalEgp),
      ...shared,
      included: true,
    },
    { name: m.insurance_cover_home(), ...optional(plan.homeProtectionEgp) },
    { name: m.insurance_cover_key(), ...optional(plan.keyReplacementEgp) },
    {
      name: m.insurance_cover_battery(),
      value: formatShare(plan.batteryDeductiblePercent / 100),
      included: true,
    },
    {
      name: m.insurance_cover_deductible(),
      value: formatShare(insuranceTerms.deductiblePercent / 100),
      included: true,
    },
  ];
}

/** The same for all plans: one row for each kind of cover, one cell for each plan. */
export function coverRows(): { name: string; cells: (CoverRow & { plan: InsurancePlan })[] }[] {
  const covers = insurancePlans.flatMap((plan) =>
    planCover(plan).map((cover) => ({ ...cover, plan })),
  );
  return [...grouped(covers, ({ name }) => name)].map(([name, cells]) => ({ name, cells }));
}
