import type { FoldedPoint } from '#domain/charging-points.ts';
import { PointPlugs } from './PointPlugs.tsx';
import { accessWords, checkedWords, stateWords, twinWords } from './point-words.ts';

type Props = Pick<FoldedPoint, 'twins'>;

/** What else was entered for the same site, mostly another operator's chargers, each with its own plugs and check. */
export function PointTwins({ twins }: Props) {
  return twins.map((twin) => (
    <div key={twin.id} id={twin.id} className="point-twin">
      <p className="text-small font-semibold">{twinWords(twin)}</p>
      <PointPlugs point={twin} />
      <p className="text-micro text-muted">
        {`${accessWords(twin)}. ${twin.state === 'working' ? '' : `${stateWords(twin)}. `}${checkedWords(twin)}`}
      </p>
    </div>
  ));
}
