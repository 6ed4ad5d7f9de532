import { lastCheckedOn } from '#domain/point-wishes.ts';
import type { Drive, RoadTrip, TripAnswer } from '#domain/road-trip.ts';
import type { Stop } from '#domain/stops.ts';
import { placeName, pointName } from './place-name.ts';

/** A trip in the reader's language, with no more than its texts need: the page's HTML holds it. Shares are 0 to 1. */
export type ShownTrip = { there: ShownDrive; back: ShownDrive };

export type ShownDrive = {
  km: number;
  /** What the way passes instead of the shortest one, and how many km longer it is. */
  detour?: { by: string; km: number };
  answer: ShownAnswer;
};

export type ShownStop = {
  id: string;
  name: string;
  operator: string | null;
  km: number;
  kw: number;
  arrives: number;
  leaves: number;
  minutes: number;
};

export type ShownAnswer =
  | {
      kind: 'planned';
      stops: ShownStop[];
      /** Of the battery at the end. */
      hot: number;
      mild: number;
      /** yyyy-MM-dd, since which every place has been confirmed; null where that is not known of one. */
      since: string | null;
    }
  | { kind: 'gap'; between: string; and: string; km: number }
  | Exclude<TripAnswer, { kind: 'planned' | 'gap' }>;

export const shownTrip = ({ there, back }: RoadTrip): ShownTrip => ({
  there: shownDrive(there),
  back: shownDrive(back),
});

export function shownDrive({ km, detour, answer }: Drive): ShownDrive {
  const shown = { km: Math.round(km), answer: shownAnswer(answer) };
  return detour
    ? { ...shown, detour: { by: placeName(detour.by), km: Math.round(detour.km) } }
    : shown;
}

function shownAnswer(answer: TripAnswer): ShownAnswer {
  if (answer.kind === 'gap') {
    const { between, and, km } = answer;
    return { kind: 'gap', between: placeName(between), and: placeName(and), km: Math.round(km) };
  }
  if (answer.kind !== 'planned') return answer;
  const { stops, left } = answer;
  return {
    kind: 'planned',
    stops: stops.map(shownStop),
    hot: hundredths(left.hot),
    mild: hundredths(left.mild),
    since: confirmedSince(stops),
  };
}

const shownStop = ({ point, km, kw, arrives, leaves, minutes }: Stop): ShownStop => ({
  id: point.id,
  name: pointName(point),
  operator: point.operator,
  km: Math.round(km),
  kw,
  arrives: hundredths(arrives),
  leaves: hundredths(leaves),
  minutes: Math.round(minutes),
});

/** No estimate is more exact than a whole percent. */
export const hundredths = (share: number) => Math.round(share * 100) / 100;

/** The oldest of the days on which places were confirmed, by their source or by us. */
function confirmedSince(stops: readonly Stop[]): string | null {
  const days = stops.map(({ point }) => lastCheckedOn(point));
  return days.includes(null) ? null : (days.sort()[0] ?? null);
}
