import { type Knot, outline } from '../curve.ts';
import { mix } from '../paint.ts';
import { type Definitions, element, path } from '../svg.ts';

export const light = '#58d6b4';
const rubber = '#1d2224';

/** A cable with the studio's light along its upper side. */
export function cable(knots: readonly Knot[], width: number, definitions: Definitions): string {
  const d = outline(knots);
  const stroke = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    path(d, {
      ...stroke,
      stroke: '#000000',
      'stroke-width': width,
      opacity: 0.22,
      filter: definitions.blur(9),
      transform: 'translate(10 14)',
    }) +
    path(d, { ...stroke, stroke: rubber, 'stroke-width': width }) +
    path(d, {
      ...stroke,
      stroke: '#59646a',
      'stroke-width': width * 0.2,
      opacity: 0.75,
      transform: `translate(${-width * 0.14} ${-width * 0.2})`,
    })
  );
}

/** Turns of cable that hang from a hook at (x, y). */
export function coil(
  x: number,
  y: number,
  width: number,
  height: number,
  turns: number,
  thick: number,
  definitions: Definitions,
): string {
  return Array.from({ length: turns }, (_, turn) => {
    const half = width / 2 - turn * thick * 0.92;
    const drop = height - turn * thick * 1.15;
    const lean = (turn % 2 === 0 ? 1 : -1) * turn * 3;
    return cable(
      [
        { x: x - half * 0.5, y: y + 4 + turn * 3, a: 180 },
        { x: x - half + lean, y: y + height * 0.42, a: 88 },
        { x: x + lean, y: y + drop, a: 0 },
        { x: x + half + lean, y: y + height * 0.42, a: -88 },
        { x: x + half * 0.5, y: y + 4 + turn * 3, a: 180 },
        { x: x - half * 0.5, y: y + 4 + turn * 3, a: 180 },
      ],
      thick,
      definitions,
    );
  }).join('');
}

/** A housing with rounded edges: lit from above, a dark edge beneath, its shadow on the wall. */
export function housing(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  colour: string,
  definitions: Definitions,
): string {
  const face = definitions.linear(0, y, 0, y + height, [
    [0, mix(colour, '#ffffff', 0.34)],
    [0.12, mix(colour, '#ffffff', 0.12)],
    [0.7, colour],
    [1, mix(colour, '#0a1216', 0.2)],
  ]);
  const edge = definitions.linear(x, 0, x + width, 0, [
    [0, '#ffffff', 0.3],
    [0.06, '#ffffff', 0],
    [0.9, '#000000', 0],
    [1, '#000000', 0.22],
  ]);
  const box = { x, y, width, height, rx: corner };
  return (
    element('rect', {
      ...box,
      x: x + 10,
      y: y + 26,
      fill: '#1d1a15',
      opacity: 0.3,
      filter: definitions.blur(26),
    }) +
    element('rect', {
      ...box,
      x: x + 3,
      y: y + 8,
      fill: '#1d1a15',
      opacity: 0.4,
      filter: definitions.blur(8),
    }) +
    element('rect', { ...box, y: y + 5, fill: mix(colour, '#0a1216', 0.5) }) +
    element('rect', { ...box, fill: face }) +
    element('rect', { ...box, fill: edge }) +
    element('rect', {
      ...box,
      x: x + 2,
      y: y + 2,
      width: width - 4,
      height: height - 4,
      rx: Math.max(0, corner - 2),
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 2,
      opacity: 0.25,
    })
  );
}

/** A dark glass panel that mirrors the studio's light. */
export function glossy(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  definitions: Definitions,
): string {
  const face = definitions.linear(x, y, x + width * 0.6, y + height, [
    [0, '#3a4448'],
    [0.4, '#1a1f21'],
    [1, '#0e1112'],
  ]);
  return element('rect', {
    x,
    y,
    width,
    height,
    rx: corner,
    fill: face,
    stroke: '#000000',
    'stroke-opacity': 0.35,
    'stroke-width': 2,
  });
}

/** A lit line with its glow; `d` is path data. */
export function lamp(d: string, width: number, definitions: Definitions, colour = light): string {
  const stroke = { fill: 'none', stroke: colour, 'stroke-linecap': 'round' };
  return (
    path(d, { ...stroke, 'stroke-width': width * 2.4, opacity: 0.5, filter: definitions.blur(7) }) +
    path(d, { ...stroke, 'stroke-width': width })
  );
}

/** The Tayar spark, as a small sign on housings. */
export function spark(x: number, y: number, size: number, colour: string, opacity = 1): string {
  return path(
    `M${x + size * 0.12} ${y - size * 0.5}L${x - size * 0.3} ${y + size * 0.08}H${x - size * 0.02}L${x - size * 0.12} ${y + size * 0.5}L${x + size * 0.3} ${y - size * 0.1}H${x + size * 0.02}Z`,
    { fill: colour, opacity },
  );
}
