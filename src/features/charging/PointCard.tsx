import './point.css';
import { ownTab } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import type { ChargingPoint, FoldedPoint } from '#domain/charging-points.ts';
import { pointsFor } from '#features/catalogue/points-for.ts';
import { pointName } from '#features/trips/place-name.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { waysTo } from './directions.ts';
import { PointPlugs } from './PointPlugs.tsx';
import { PointTwins } from './PointTwins.tsx';
import { accessWords, addressWords, checkedWords, costWords, operatorName } from './point-words.ts';
import { StandingBadge } from './StandingBadge.tsx';

type Props = {
  point: ChargingPoint;
  twins?: FoldedPoint['twins'];
  /** yyyy-MM-dd */
  today: string;
  /** Where it stands on a road, such as 'km 105', and what more is said of that. */
  onRoad?: { mark: string; text: string };
};

/** A place in a built list, which reads without a script: an address with its id leads to it. */
export function PointCard({ point, twins = [], today, onRoad }: Props) {
  const ways = waysTo(point);
  return (
    <article id={point.id} className="point">
      {onRoad && (
        <p className="point-mark">
          <strong>{onRoad.mark}</strong>
          {` ${onRoad.text}`}
        </p>
      )}
      <h3 className="text-subheading">
        <Name text={pointName(point)} />
      </h3>
      <StandingBadge point={point} today={today} />
      <p className="text-small text-muted">{inARow([operatorName(point), addressWords(point)])}</p>
      <PointPlugs point={point} />
      <p className="text-small">{`${accessWords(point)}. ${costWords(point)}.`}</p>
      <p className="text-micro text-muted">{checkedWords(point)}</p>
      <PointTwins twins={twins} />
      <p className="point-links screen-only text-small font-semibold">
        <a className="link" href={ways.google} {...ownTab}>
          {m.charging_google_maps()}
        </a>
        <a className="link" href={ways.apple} {...ownTab}>
          {m.charging_apple_maps()}
        </a>
        <a className="link" href={pointsFor({ point: point.id })}>
          {m.charging_on_map()}
        </a>
      </p>
    </article>
  );
}
