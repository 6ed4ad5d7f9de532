import { customsDraft } from '#config/customs-draft.ts';
import { publicCharging } from '#config/public-charging.ts';
import type { Figure } from '#domain/tariffs.ts';
import { sourceName } from '#features/tariffs/origins.ts';
import { formatDay } from '#lib/dates.ts';
import { formatNumber } from '#lib/number.ts';
import { listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

type Benefit = { title: string; text: string; note?: string };

/**
 * The six benefits.
 * @param customsDuty on battery-electric cars, %, as in force
 */
export function benefits(customsDuty: Figure): Benefit[] {
  const duty = formatNumber(customsDuty.value, 1);
  const [source, date] = [sourceName(customsDuty), formatDay(customsDuty.validFrom)];
  const apps = listed(publicCharging.networks);
  const note = m.listing_benefit_incentive_note({ source, date });
  return [
    { title: m.listing_benefit_cost_title(), text: m.listing_benefit_cost_text() },
    { title: m.listing_benefit_maintenance_title(), text: m.listing_benefit_maintenance_text() },
    { title: m.listing_benefit_environment_title(), text: m.listing_benefit_environment_text() },
    { title: m.listing_benefit_charging_title(), text: m.listing_benefit_charging_text({ apps }) },
    { title: m.listing_benefit_performance_title(), text: m.listing_benefit_performance_text() },
    {
      title: m.listing_benefit_incentive_title(),
      text:
        customsDuty.value === 0
          ? m.listing_benefit_incentive_text()
          : m.listing_benefit_incentive_duty_text({ duty }),
      note: customsDuty.validFrom < customsDraft.day ? `${note} ${draftNote()}` : note,
    },
  ];
}

/** A rate that is newer than the draft tells what became of it. */
function draftNote(): string {
  const { source, day } = customsDraft;
  return m.listing_benefit_incentive_draft({ source, date: formatDay(day) });
}
