import './point.css';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { SpecList } from '#components/SpecList.tsx';
import type { ChargingPoint, FoldedPoint } from '#domain/charging-points.ts';
import { connectorsAt } from '#domain/open-places.ts';
import { standingOf } from '#domain/point-figures.ts';
import { m } from '#paraglide/messages.js';
import { copyCoordinates, waysTo } from './directions.ts';
import { type OwnCar, PointFitNotice } from './PointFit.tsx';
import { PointPlugs } from './PointPlugs.tsx';
import { PointTwins } from './PointTwins.tsx';
import {
  accessWords,
  addressWords,
  checkedWords,
  costWords,
  operatorName,
  stateWords,
} from './point-words.ts';
import { StandingBadge } from './StandingBadge.tsx';

type Props = {
  point: ChargingPoint;
  twins?: FoldedPoint['twins'];
  /** The reader's own car; null or left out where none is chosen. */
  car?: OwnCar | null;
  /** yyyy-MM-dd */
  today: string;
  /** What comes last, such as the way to report a fault. */
  children?: ReactNode;
};

/** All that is known of a place but its name, which is the title of the dialog: needs a script. */
export function PointDetails({ point, twins = [], car = null, today, children }: Props) {
  const ways = waysTo(point);
  const rows = [
    {
      name: m.charging_detail_operator(),
      value: operatorName(point),
    },
    { name: m.charging_detail_place(), value: addressWords(point) || m.value_unknown() },
    { name: m.charging_detail_access(), value: accessWords(point) },
    { name: m.charging_detail_state(), value: stateWords(point) },
    { name: m.charging_detail_cost(), value: costWords(point) },
    { name: m.charging_detail_checked(), value: checkedWords(point) },
    ...(point.note === null ? [] : [{ name: m.charging_detail_note(), value: point.note }]),
  ];
  return (
    <div className="grid gap-4">
      <div>
        <StandingBadge point={point} today={today} />
        {standingOf(point, today) === 'unverified' && (
          <p className="mt-2 text-small text-muted">{m.charging_unverified_text()}</p>
        )}
        <PointPlugs point={point} />
      </div>
      {car && <PointFitNotice point={connectorsAt({ point, twins })} car={car} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={ways.google} newTab>
          {m.charging_google_maps()}
        </ButtonLink>
        <ButtonLink href={ways.apple} newTab variant="secondary">
          {m.charging_apple_maps()}
        </ButtonLink>
        <Button variant="ghost" onClick={() => void copyCoordinates(point)}>
          {m.charging_copy()}
        </Button>
      </div>
      <SpecList rows={rows} />
      <PointTwins twins={twins} />
      {children}
    </div>
  );
}
