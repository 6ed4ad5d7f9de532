import { headroomOf, type Month, type MonthlyUse } from '#domain/month.ts';
import type { Rates } from '#domain/tariffs.ts';
import { formatAboutEgp, formatEgp, formatQuantity, formatUnitPrice } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/**
 * How far the household's month is from the consumption at which all of it becomes dearer, or the cost of passing it.
 */
export function slabText(use: MonthlyUse, month: Month, { household }: Rates): string {
  const kwh = use.homeUseKwh + month.homeKwh;
  const total = formatQuantity(Math.round(kwh), m.unit_kwh());
  if (use.meter === 'coded') {
    return m.money_slab_coded({ total, price: formatUnitPrice(household.coded.value) });
  }
  const before = headroomOf(use.homeUseKwh, household.bands);
  const after = headroomOf(kwh, household.bands);
  if (before && before.upToKwh !== after?.upToKwh) {
    return m.money_slab_passed({
      total,
      limit: formatQuantity(before.upToKwh, m.unit_kwh()),
      saved: formatAboutEgp(month.shared[0] - month.separate[0]),
    });
  }
  if (!after) return m.money_slab_last({ total });
  return m.money_slab_left({
    total,
    left: formatQuantity(after.leftKwh, m.unit_kwh()),
    jump: formatEgp(Math.round(after.jumpEgp)),
  });
}
