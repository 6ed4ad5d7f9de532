import { mirrored, outline, polygon } from '../curve.ts';
import { element, group, path } from '../svg.ts';
import type { EndScene } from './end-parts.ts';
import { both } from './lamp-parts.ts';

export function rearWindow(
  { measures, shape, tones, traits, definitions }: EndScene,
  glass: string,
  low: number,
  high: number,
  gate: boolean,
): string {
  const { height: h, width } = measures;
  const half = width / 2;
  const tint = definitions.linear(0, high, 0, low, [
    [0, '#11181b'],
    [0.5, '#233035'],
    [1, '#43555b'],
  ]);
  const light = definitions.linear(0, high, 0, low, [
    [0, '#e6eff0', 0.3],
    [1, '#e6eff0', 0.02],
  ]);
  const size = (high - low) / 420;
  const rest = (x: number) =>
    element('rect', {
      x: x - 92,
      y: low - 30,
      width: 184,
      height: 30 + 150 * size,
      rx: 50,
      fill: '#0a0e10',
      opacity: 0.6,
    });
  const spoiler = gate
    ? path(
        outline(
          mirrored([
            { x: 0, y: high - 6, a: 0 },
            { x: half * 0.5, y: high - 12, a: -3 },
            { x: half * 0.66, y: high - 40, in: -40, out: 80 },
            { x: half * 0.6, y: high + 0.028 * h, a: 160 },
            { x: 0, y: high + 0.042 * h, a: 180 },
          ]),
          true,
        ),
        {
          fill: traits.darkRoof
            ? definitions.linear(0, high + 70, 0, high - 20, [
                [0, '#4a5458'],
                [1, '#101415'],
              ])
            : definitions.linear(0, high + 70, 0, high - 20, [
                [0, tones.bright],
                [0.5, tones.base],
                [1, tones.dark],
              ]),
        },
      ) + element('rect', { x: -150, y: high - 1, width: 300, height: 12, rx: 6, fill: '#b3261a' })
    : element('rect', { x: -130, y: high - 30, width: 260, height: 10, rx: 5, fill: '#b3261a' });
  const wiper =
    gate && shape.fastness < 0.5
      ? path(
          outline([
            { x: 0, y: low + 34 },
            { x: 160, y: low + 46, a: 4 },
            { x: 330, y: low + 74 },
          ]),
          { fill: 'none', stroke: '#050707', 'stroke-width': 13, 'stroke-linecap': 'round' },
        ) + element('circle', { cx: 0, cy: low + 32, r: 20, fill: '#090c0d' })
      : '';
  return (
    path(glass, {
      fill: '#0e1213',
      stroke: '#0e1213',
      'stroke-width': 22,
      'stroke-linejoin': 'round',
    }) +
    group(
      { 'clip-path': definitions.clip(path(glass, {})) },
      path(glass, { fill: tint }),
      rest(-half * 0.38) + rest(half * 0.38) + rest(0),
      path(
        polygon([
          { x: half * 0.05, y: low - 20 },
          { x: half * 0.42, y: low - 20 },
          { x: half * 0.72, y: high + 30 },
          { x: half * 0.35, y: high + 30 },
        ]),
        { fill: light },
      ),
      wiper,
    ) +
    spoiler
  );
}

/** The two seats, hoops and windscreen frame of an open car, seen from behind. */
export function openCabin(
  { measures, shape, definitions }: EndScene,
  low: number,
  half: number,
): string {
  const { height: h } = measures;
  const hide = definitions.linear(0, h * 0.92, 0, low, [
    [0, '#8a5a3c'],
    [1, '#4d2f1f'],
  ]);
  const frameTop = h - 12;
  const seat = half * 0.4;
  return (
    path(
      outline(
        mirrored([
          { x: half * 0.82, y: low - 20, a: 108 },
          { x: half * 0.66, y: frameTop - 40, a: 112 },
          { x: half * 0.58, y: frameTop, a: 170 },
          { x: 0, y: frameTop + 12, a: 180 },
        ]),
      ),
      { fill: '#9db0b4', 'fill-opacity': 0.35, stroke: '#1b2022', 'stroke-width': 34 },
    ) +
    both(
      element('rect', {
        x: seat - 120,
        y: low - 60,
        width: 240,
        height: h * 0.915 - low + 60,
        rx: 84,
        fill: hide,
      }) +
        element('rect', {
          x: seat - 205,
          y: low - 60,
          width: 410,
          height: 60 + (h * 0.915 - low) * 0.55,
          rx: 90,
          fill: hide,
        }) +
        path(
          outline([
            { x: seat - 225, y: shape.deck.y - 30, a: 84 },
            { x: seat - 120, y: shape.deck.y + 0.09 * h, a: 12 },
            { x: seat + 120, y: shape.deck.y + 0.09 * h, a: -12 },
            { x: seat + 225, y: shape.deck.y - 30, a: -84 },
          ]),
          { fill: '#1b2022' },
        ),
    )
  );
}
