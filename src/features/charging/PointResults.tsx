import { useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Skeleton } from '#components/States.tsx';
import { standingOf } from '#domain/point-figures.ts';
import { pointName } from '#features/trips/place-name.ts';
import { formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { FoundPoint } from './explorer.ts';
import { PointPlugs } from './PointPlugs.tsx';
import { addressWords, standings } from './point-words.ts';

/** Places of one step of the list. */
const step = 12;

type Props = {
  found: readonly FoundPoint[];
  /** yyyy-MM-dd */
  today: string;
  onOpen: (id: string) => void;
};

/** The places of the map as a list. */
export function PointResults({ found, today, onOpen }: Props) {
  const [most, setMost] = useState(step);
  return (
    <>
      <ul aria-label={m.charging_map_list()} className="grid gap-x-8 sm:grid-cols-2">
        {found.slice(0, most).map((one) => (
          <li key={one.point.id} className="border-b border-line">
            <Result {...one} today={today} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button variant="secondary" className="mt-5" onClick={() => setMost(most + 2 * step)}>
          {m.charging_map_more()}
        </Button>
      )}
    </>
  );
}

/** As high as the list that follows, so that what stands below stays where it is. */
export function ResultSkeletons() {
  return (
    <div className="needs-script grid gap-x-8 gap-y-4 sm:grid-cols-2" aria-busy="true">
      {Array.from({ length: step }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={place} className="h-[8.375rem] w-full" />
      ))}
    </div>
  );
}

function Result({ point, km, today, onOpen }: FoundPoint & Omit<Props, 'found'>) {
  const standing = standingOf(point, today);
  const mark = standing === 'open' ? null : standings[standing];
  return (
    <button
      type="button"
      className="grid min-h-16 w-full gap-0.5 py-3 text-start hover:text-brand"
      onClick={() => onOpen(point.id)}
    >
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="font-semibold">{pointName(point)}</bdi>
        {km !== null && (
          <span className="shrink-0 text-small tabular-nums text-muted">
            {formatQuantity(Math.max(1, Math.round(km)), m.unit_km())}
          </span>
        )}
      </span>
      <PointPlugs point={point} />
      <span className="text-small text-muted">{addressWords(point)}</span>
      {mark && (
        <span>
          <Badge tone={mark.tone}>{mark.label()}</Badge>
        </span>
      )}
    </button>
  );
}
