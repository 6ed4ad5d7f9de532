import { Badge } from '#components/Badge.tsx';
import type { ChargingPoint } from '#domain/charging-points.ts';
import { standingOf } from '#domain/point-figures.ts';
import { standings } from './point-words.ts';

type Props = { point: ChargingPoint; today: string };

/** What must be known first of a place; nothing where everybody may charge and it was checked. */
export function StandingBadge({ point, today }: Props) {
  const standing = standingOf(point, today);
  if (standing === 'open') return null;
  const { tone, label } = standings[standing];
  return (
    <p className="mt-2">
      <Badge tone={tone}>{label()}</Badge>
    </p>
  );
}
