import { pair } from '../curve.ts';
import { type Definitions, element } from '../svg.ts';
import { cable, coil, glossy, housing, lamp, light, spark } from './parts.ts';
import { type Plug, plugFace } from './plug.ts';

/** What varies between two chargers of one kind. */
export type ChargerLook = {
  plug: Plug;
  shell: string;
  dark: boolean;
  accent: string;
  form: number;
  sign: number;
  three: boolean;
};

/** A wall unit with its cable hung below it and the plug turned to the viewer. */
export function wallbox(look: ChargerLook, definitions: Definitions): string {
  const [width, height, corner] = (
    [
      [300, 300, 74],
      [250, 390, 44],
      [290, 360, 130],
      [340, 250, 46],
      [230, 400, 115],
    ] as const
  )[look.form % 5] ?? [300, 300, 74];
  const cx = 500;
  const top = 300 - height / 2;
  const low = top + height;
  const plugAt = { x: 858, y: 402 };
  return (
    holster(plugAt.x, plugAt.y, look, definitions) +
    coil(cx, low - 26, 286, 716 - low, look.three ? 3 : 2, look.three ? 25 : 21, definitions) +
    cable(
      [
        { x: cx + 46, y: low - 10, a: 90 },
        { x: cx + 120, y: low + 150, a: 74 },
        { x: 712, y: 716, a: 2 },
        { x: plugAt.x - 12, y: 600, a: -84 },
        { x: plugAt.x, y: plugAt.y + 84, a: -90 },
      ],
      look.three ? 25 : 21,
      definitions,
    ) +
    housing(cx - width / 2, top, width, height, corner, look.shell, definitions) +
    sign(look, cx, top, width, height, corner, definitions) +
    plugFace(look.plug, plugAt.x, plugAt.y, 74, look.accent, definitions)
  );
}

/** The part on the wall that the plug rests in, around its middle. */
export function holster(x: number, y: number, look: ChargerLook, definitions: Definitions): string {
  return (
    housing(x - 118, y - 132, 236, 262, 60, look.dark ? '#39434a' : look.shell, definitions) +
    element('rect', {
      x: x - 66,
      y: y + 108,
      width: 132,
      height: 30,
      rx: 15,
      fill: '#101415',
      opacity: 0.55,
    })
  );
}

/** The face of a unit: a ring, a bar, a line along the edge or a small screen. */
function sign(
  look: ChargerLook,
  cx: number,
  top: number,
  width: number,
  height: number,
  corner: number,
  definitions: Definitions,
): string {
  const cy = top + height / 2;
  const mark = (y: number, size = 42, colour = look.dark ? '#e8ecea' : '#2b3438') =>
    spark(cx, y, size, colour, 0.9);
  switch (look.sign % 4) {
    case 0: {
      const r = Math.min(width, height) * 0.29;
      const y = top + Math.min(height * 0.42, height / 2);
      return (
        element('circle', {
          cx,
          cy: y,
          r: r + 18,
          fill: definitions.linear(0, y - r, 0, y + r, [
            [0, '#2d363a'],
            [1, '#101415'],
          ]),
        }) +
        lamp(
          `M${pair({ x: cx, y: y - r })}A${r} ${r} 0 1 1 ${pair({ x: cx - r * 0.94, y: y + r * 0.34 })}`,
          9,
          definitions,
        ) +
        spark(cx, y, r * 0.9, light, 0.95)
      );
    }
    case 1:
      return (
        glossy(
          cx - width * 0.36,
          top + 34,
          width * 0.72,
          height - 68,
          Math.max(18, corner - 30),
          definitions,
        ) +
        lamp(`M${cx - width * 0.2} ${cy + height * 0.27}H${cx + width * 0.2}`, 9, definitions) +
        mark(cy - height * 0.08, 58, '#dfe6e4')
      );
    case 2:
      return (
        glossy(
          cx - width * 0.34,
          top + height * 0.13,
          width * 0.68,
          height * 0.36,
          20,
          definitions,
        ) +
        gauge(cx, top + height * 0.31, height * 0.095, definitions) +
        lamp(`M${cx - 34} ${top + height * 0.86}H${cx + 34}`, 8, definitions) +
        mark(top + height * 0.67, 46)
      );
    default:
      return (
        lamp(
          `M${cx} ${top + Math.max(40, corner * 0.42)}V${top + height * 0.56}`,
          10,
          definitions,
        ) +
        element('circle', {
          cx,
          cy: top + height * 0.76,
          r: 34,
          fill: 'none',
          stroke: look.dark ? '#7b868a' : '#9aa3a4',
          'stroke-width': 3,
        }) +
        mark(top + height * 0.76, 38)
      );
  }
}

/** A battery's level as bars. */
export function gauge(cx: number, cy: number, size: number, definitions: Definitions): string {
  const bars = Array.from({ length: 5 }, (_, i) =>
    element('rect', {
      x: cx - size * 1.5 + i * size * 0.64,
      y: cy - size * 0.55,
      width: size * 0.44,
      height: size * 1.1,
      rx: size * 0.12,
      fill: light,
      opacity: i < 3 ? 1 : 0.22,
    }),
  ).join('');
  return (
    element('rect', {
      x: cx - size * 1.9,
      y: cy - size,
      width: size * 3.8,
      height: size * 2,
      rx: size * 0.4,
      fill: light,
      opacity: 0.1,
      filter: definitions.blur(8),
    }) + bars
  );
}
