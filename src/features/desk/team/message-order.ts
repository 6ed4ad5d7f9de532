import { templateLimits } from '#data/message-templates.ts';

/** Between two neighbours. */
const step = 10;

type Placed = { id: string; position: number };

/** The position of one that is added at the end. */
export function lastPosition(templates: readonly Placed[]): number {
  const largest = Math.max(0, ...templates.map(({ position }) => position));
  return Math.min(largest + step, templateLimits.position);
}

/**
 * The positions that change when one moves a place up or down.
 * @param templates in their order
 */
export function positionsAfterMove(
  templates: readonly Placed[],
  id: string,
  up: boolean,
): Placed[] {
  const from = templates.findIndex((template) => template.id === id);
  const to = from + (up ? -1 : 1);
  const moved = templates[from];
  if (moved === undefined || to < 0 || to >= templates.length) return [];
  return templates
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((template, index) => ({ ...template, wanted: (index + 1) * step }))
    .filter(({ position, wanted }) => position !== wanted)
    .map(({ id, wanted }) => ({ id, position: wanted }));
}
