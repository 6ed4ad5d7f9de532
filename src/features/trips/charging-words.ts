import { publicCharging } from '#config/public-charging.ts';
import type { Car } from '#domain/car.ts';
import { publicRapid } from '#domain/plugs.ts';
import { asCount, formatNumber, quantityInText } from '#lib/number.ts';
import { inARow, listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { ShownCharging, ShownRoad } from './shown-charging.ts';
import { answerText } from './trip-words.ts';

/** What public charging a car finds, in sentences. */
export function chargingTexts(
  { near, roads }: ShownCharging,
  { chargingProtocol }: Pick<Car, 'chargingProtocol'>,
): string[] {
  const distance = quantityInText(publicCharging.nearKm, m.unit_km());
  const plug = publicRapid(chargingProtocol);
  const texts = [
    near.fitting === 0
      ? m.trips_public_none({ distance })
      : m.trips_public_near({
          ...asCount(near.fitting),
          distance,
          rapid: formatNumber(near.rapid),
        }),
    plug === 'adapter' && m.trips_public_adapter({ count: formatNumber(near.adapter) }),
    plug === 'some' && m.trips_public_chademo(),
    roadsText(roads),
  ];
  return texts.filter((text) => typeof text === 'string');
}

function roadsText({ free, stopping, generator, all }: ShownCharging['roads']): string {
  if (generator > 0) return m.trips_public_roads_generator();
  const figures = { free: formatNumber(free), all: formatNumber(all) };
  if (stopping > 0) return m.trips_public_roads({ ...figures, stopping: formatNumber(stopping) });
  return free > 0 ? m.trips_public_roads_free(figures) : m.trips_public_roads_none(figures);
}

/** 'Cairo, Wadi Natrun and Alexandria, 219 km'. */
export const roadText = ({ ends, drive }: ShownRoad): string =>
  inARow([listed(ends), quantityInText(drive.km, m.unit_km())]);

/** How a car drives a main road, in a few words. */
export function roadAnswer({ drive: { answer } }: ShownRoad): string {
  if (answer.kind === 'gap') {
    const { between, and, km } = answer;
    return m.trips_gap_note({ between, and, distance: quantityInText(km, m.unit_km()) });
  }
  const isFree = answer.kind === 'planned' && answer.stops.length === 0;
  return isFree ? m.trips_public_road_yes() : answerText(answer);
}
