import { m } from '@/paraglide/messages.js';

/** The public charging networks whose apps the charging card names (DECISIONS, 'Honest data'). */
export const chargingApps = ['Infinity EV', 'Sha7en', 'Revolta', 'IKARUS'] as const;

/** Who reported the customs rule that the incentive card speaks of, and when (yyyy-MM-dd). */
export const incentiveReport = { source: 'Enterprise', date: '2025-12-31' } as const;

export type BenefitKey =
  | 'cost'
  | 'maintenance'
  | 'environment'
  | 'charging'
  | 'performance'
  | 'incentive';

export type Benefit = { key: BenefitKey; title: string; text: string; note?: string };

/**
 * The six benefits (Spec 2, 'Car listing').
 * @param apps the charging apps as one enumeration in the reader's language
 * @param date of the customs report, for people
 */
export function benefits(apps: string, date: string): Benefit[] {
  return [
    {
      key: 'cost',
      title: m.listing_benefit_cost_title(),
      text: m.listing_benefit_cost_text(),
    },
    {
      key: 'maintenance',
      title: m.listing_benefit_maintenance_title(),
      text: m.listing_benefit_maintenance_text(),
    },
    {
      key: 'environment',
      title: m.listing_benefit_environment_title(),
      text: m.listing_benefit_environment_text(),
    },
    {
      key: 'charging',
      title: m.listing_benefit_charging_title(),
      text: m.listing_benefit_charging_text({ apps }),
    },
    {
      key: 'performance',
      title: m.listing_benefit_performance_title(),
      text: m.listing_benefit_performance_text(),
    },
    {
      key: 'incentive',
      title: m.listing_benefit_incentive_title(),
      text: m.listing_benefit_incentive_text(),
      note: m.listing_benefit_incentive_note({ source: incentiveReport.source, date }),
    },
  ];
}
