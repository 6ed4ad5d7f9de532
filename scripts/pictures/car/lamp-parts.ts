import { type Knot, outline } from '../curve.ts';
import { type Definitions, element, group, path } from '../svg.ts';

/** Colours of lit and unlit lamps. */
export const glow = { front: '#fffdf4', rear: '#ff4a33', rearDark: '#7c140d', lens: '#20282b' };

/** Half the body's width at the lamps, their height, and the car's, in mm. */
export type Lamp = { half: number; y: number; height: number };

/** The same drawing on both sides of the car. */
export function both(drawn: string): string {
  return drawn + group({ transform: 'scale(-1 1)' }, drawn);
}

/** A line of light with its glow. */
export function lit(
  knots: readonly Knot[],
  colour: string,
  width: number,
  definitions: Definitions,
): string {
  const d = outline(knots);
  const stroke = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    path(d, {
      ...stroke,
      stroke: colour,
      'stroke-width': width * 2.6,
      opacity: 0.4,
      filter: definitions.blur(10),
    }) + path(d, { ...stroke, stroke: colour, 'stroke-width': width })
  );
}

/** A line of light in a dark channel, so that it shows on a white car too. */
export function channel(
  knots: readonly Knot[],
  colour: string,
  width: number,
  definitions: Definitions,
): string {
  const bed = path(outline(knots), {
    fill: 'none',
    stroke: glow.lens,
    'stroke-width': width * 2.3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return bed + lit(knots, colour, width, definitions);
}

/** A lamp's glass. */
export const shell = (knots: readonly Knot[], fill: string = glow.lens) =>
  path(outline(knots, true), { fill, stroke: '#0c0f10', 'stroke-width': 3, 'stroke-opacity': 0.6 });

/** The lens elements that light the road. */
export function beams(x: number, y: number, count: number, size: number, gap: number): string {
  return Array.from(
    { length: count },
    (_, i) =>
      element('rect', {
        x: x + i * (size + gap),
        y: y - size / 2,
        width: size,
        height: size,
        rx: size * 0.28,
        fill: '#5d6d72',
      }) +
      element('rect', {
        x: x + i * (size + gap) + size * 0.2,
        y: y - size * 0.3,
        width: size * 0.6,
        height: size * 0.6,
        rx: size * 0.2,
        fill: '#d5e0e2',
      }),
  ).join('');
}

/** A dark glass without an edge, for lamps cut off by the body's outline. */
export function lens(knots: readonly Knot[]): string {
  return path(outline(knots, true), { fill: glow.lens });
}
