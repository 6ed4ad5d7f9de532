import { chargingAssumptions, rangeModel, realWorldShare } from '#config/energy.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { sourceName } from '#features/tariffs/origins.ts';
import { formatDay } from '#lib/dates.ts';
import { formatNumber, formatQuantity, formatShare, formatUnitPrice } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** The rules and dated prices behind the estimates of cars' pages, one sentence group each. */
export function assumptions(tariffs: Tariffs): string[] {
  const { loss, kmPerYear, homeUseKwh, rapidMeanPower } = chargingAssumptions;
  return [
    m.about_estimates_range({
      wltp: formatNumber(realWorldShare.WLTP, 2),
      cltc: formatNumber(realWorldShare.CLTC, 2),
      epa: formatNumber(realWorldShare.EPA, 2),
    }),
    m.about_estimates_bands({
      least: formatShare(rangeModel.inWltp.CLTC[0]),
      most: formatShare(rangeModel.inWltp.CLTC[1]),
      motorway: formatShare(rangeModel.motorway),
      town: formatShare(1 - rangeModel.heat.town),
      fast: formatShare(1 - rangeModel.heat.motorway),
    }),
    m.about_estimates_energy({
      loss: formatShare(loss),
      distance: formatQuantity(kmPerYear, m.unit_km()),
    }),
    m.about_estimates_home({
      since: formatDay(tariffs.household.validFrom),
      use: formatQuantity(homeUseKwh, m.unit_kwh()),
    }),
    m.about_estimates_public({
      price: formatUnitPrice(tariffs.publicDc.value),
      source: sourceName(tariffs.publicDc),
      since: formatDay(tariffs.publicDc.validFrom),
      petrol: formatDay(tariffs.petrol.validFrom),
    }),
    m.about_estimates_rapid({ share: formatShare(rapidMeanPower) }),
  ];
}
