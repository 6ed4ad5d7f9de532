import { chargingAssumptions, rangeModel } from '#config/energy.ts';
import { publicCharging } from '#config/public-charging.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { tripReserve } from '#domain/trip-plan.ts';
import { sourceName } from '#features/tariffs/origins.ts';
import { formatDay } from '#lib/dates.ts';
import { formatNumber, formatQuantity, formatShare, formatUnitPrice } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** How much of a cycle's figure is planned with in mixed driving. */
const mixedShare = (cycle: keyof typeof rangeModel.inWltp) =>
  formatNumber(rangeModel.inWltp[cycle].usual * rangeModel.mixed, 2);

/** The rules and dated prices behind the estimates of cars' pages, one sentence group each. */
export function assumptions(tariffs: Tariffs): string[] {
  const { loss, kmPerYear, homeUseKwh, rapidMeanShare } = chargingAssumptions;
  return [
    m.about_estimates_range({
      wltp: mixedShare('WLTP'),
      cltc: mixedShare('CLTC'),
      nedc: mixedShare('NEDC'),
      epa: mixedShare('EPA'),
    }),
    m.about_estimates_bands({
      town: formatShare(rangeModel.town),
      motorway: formatShare(rangeModel.motorway),
      least: formatShare(rangeModel.inWltp.CLTC.least),
      most: formatShare(rangeModel.inWltp.CLTC.most),
      leastNedc: formatShare(rangeModel.inWltp.NEDC.least),
      mostNedc: formatShare(rangeModel.inWltp.NEDC.most),
      hot: formatShare(1 - rangeModel.heat.town),
      fast: formatShare(1 - rangeModel.heat.motorway),
    }),
    m.about_estimates_energy({
      loss: formatShare(loss),
      distance: formatQuantity(kmPerYear, m.unit_km()),
    }),
    m.about_estimates_home({
      since: formatDay(tariffs.household.validFrom),
      use: formatQuantity(homeUseKwh, m.unit_kwh()),
      coded: formatUnitPrice(tariffs.household.coded.value),
    }),
    m.about_estimates_public({
      price: formatUnitPrice(tariffs.publicDc.value),
      source: sourceName(tariffs.publicDc),
      since: formatDay(tariffs.publicDc.validFrom),
      petrol: formatDay(tariffs.petrol.validFrom),
    }),
    m.about_estimates_rapid({
      share: formatShare(rapidMeanShare),
      usual: formatQuantity(publicCharging.rapidKw.usual, m.unit_kw()),
    }),
    m.about_estimates_trips({ reserve: formatShare(tripReserve) }),
  ];
}
