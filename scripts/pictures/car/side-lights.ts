import { outline } from '../curve.ts';
import { type Definitions, group, path } from '../svg.ts';
import type { Measures } from './proportions.ts';
import { headlamp } from './side-headlamp.ts';
import type { SideShape } from './side-shape.ts';
import { taillamp } from './side-taillamp.ts';
import type { Traits } from './traits.ts';

/** The lamps as they wrap around the corners, and the lower parts of both bumpers. */
export function sideLights(
  shape: SideShape,
  measures: Measures,
  traits: Traits,
  body: string,
  definitions: Definitions,
): string {
  const clip = definitions.clip(path(body, {}));
  return group(
    { 'clip-path': clip },
    intake(shape, measures),
    headlamp(shape, measures, traits, definitions),
    taillamp(shape, measures, traits, definitions),
  );
}

/** Dark openings low in both bumpers. */
function intake(
  { sill, archRadius }: SideShape,
  { length: l, height: h, frontAxle, rearAxle, clearance }: Measures,
): string {
  return (
    path(
      outline(
        [
          { x: -10, y: clearance + 0.135 * h },
          { x: l * 0.02, y: clearance + 0.12 * h },
          { x: l * 0.034, y: clearance + 0.06 * h },
          { x: -10, y: clearance + 0.03 * h },
        ],
        true,
      ),
      { fill: '#15191b' },
    ) +
    path(
      outline(
        [
          { x: 0, y: sill + 4 },
          { x: frontAxle - archRadius - 40, y: sill + 14 },
          { x: frontAxle - archRadius, y: 0 },
          { x: 0, y: 0 },
        ],
        true,
      ),
      { fill: '#15191b' },
    ) +
    path(
      outline(
        [
          { x: rearAxle + archRadius, y: sill + 16, out: 4 },
          { x: l * 0.965, y: sill + 62 },
          { x: l + 10, y: sill + 92 },
          { x: l, y: 0 },
          { x: rearAxle + archRadius, y: 0 },
        ],
        true,
      ),
      { fill: '#15191b' },
    )
  );
}
