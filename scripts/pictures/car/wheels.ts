import { type Point, polar, polygon } from '../curve.ts';
import { type Definitions, element, group, path } from '../svg.ts';
import type { Traits } from './traits.ts';

/** The rim's share of the tyre: low sidewalls, as electric cars wear. */
const rimShare = 0.785;

type Blade = { from: number; to: number; hub: number; tip: number; twist: number };

/** A wheel seen from its side, around (0, 0), y up, `diameter` mm over the tyre. */
export function wheel(diameter: number, traits: Traits, definitions: Definitions): string {
  const tyre = diameter / 2;
  const r = tyre * rimShare;
  const metal = traits.darkRim
    ? definitions.linear(0, r, 0, -r, [
        [0, '#6b7276'],
        [0.45, '#3d4448'],
        [1, '#23282b'],
      ])
    : definitions.linear(0, r, 0, -r, [
        [0, '#f1f2f1'],
        [0.4, '#c9cdce'],
        [1, '#858c90'],
      ]);
  const rubber = definitions.radial(0, 0, tyre, [
    [0.74, '#0c0e0f'],
    [0.8, '#24282a'],
    [0.9, '#1a1d1f'],
    [0.97, '#111314'],
    [1, '#08090a'],
  ]);
  const barrel = definitions.radial(0, 0, r, [
    [0, '#0b0d0e'],
    [0.72, '#15191b'],
    [0.93, '#2b3134'],
    [1, '#14181a'],
  ]);
  const disc = definitions.linear(-r, r, r, -r, [
    [0, '#8d9497'],
    [0.5, '#5b6265'],
    [1, '#7b8285'],
  ]);
  const edge = traits.darkRim ? '#4a5256' : '#d6dada';
  return group(
    {},
    element('circle', { r: tyre, fill: rubber }),
    element('circle', { r: tyre * 0.9, fill: 'none', stroke: '#33383a', 'stroke-width': 4 }),
    element('circle', { r, fill: barrel }),
    element('circle', { r: r * 0.56, fill: disc }),
    element('circle', { r: r * 0.26, fill: '#202527' }),
    caliper(r, traits.accentCaliper ? '#b5663a' : '#3a4145'),
    rimFace(r, traits, metal),
    element('circle', { r: r * 0.975, fill: 'none', stroke: edge, 'stroke-width': r * 0.045 }),
    element('circle', { r: r * 0.99, fill: 'none', stroke: '#0a0c0d', 'stroke-width': r * 0.02 }),
    element('circle', { r: r * 0.12, fill: traits.darkRim ? '#23282b' : '#5c6367' }),
    element('circle', { r: r * 0.085, fill: traits.darkRim ? '#566065' : '#e3e6e6' }),
  );
}

function caliper(r: number, colour: string): string {
  const points = [20, 60].flatMap((degrees) => [degrees]);
  const [from, to] = points;
  if (from === undefined || to === undefined) return '';
  const arc = (radius: number, a: number, b: number) =>
    Array.from({ length: 9 }, (_, i) => polar(radius, a + ((b - a) * i) / 8));
  return path(
    polygon([...arc(r * 0.66, from - 42, to - 42), ...arc(r * 0.4, to - 42, from - 42)]),
    {
      fill: colour,
    },
  );
}

function rimFace(r: number, traits: Traits, metal: string): string {
  const shade = traits.darkRim ? '#171b1d' : '#5f666a';
  const spokes = (count: number, blade: Blade, fill = metal, turn = 90) =>
    path(
      Array.from({ length: count }, (_, i) =>
        polygon(spoke(r, blade, turn + (360 / count) * i)),
      ).join(''),
      { fill },
    );
  const slots = (count: number, inner: number, outer: number, half: number, turn = 90) =>
    path(
      Array.from({ length: count }, (_, i) =>
        sector(r, inner, outer, half, turn + (360 / count) * i),
      ).join(''),
      { fill: '#0d1011' },
    );
  const hub = (share: number) => element('circle', { r: r * share, fill: metal });
  const b = (hubHalf: number, tipHalf: number, twist = 0, from = 0.16, to = 0.97): Blade => ({
    from,
    to,
    hub: hubHalf,
    tip: tipHalf,
    twist,
  });
  switch (traits.rim) {
    case 'five':
      return spokes(5, b(0.15, 0.2)) + spokes(5, b(0.025, 0.085, 0, 0.34, 0.98), shade) + hub(0.21);
    case 'turbine':
      return (
        spokes(14, b(0.06, 0.05, 20)) +
        spokes(14, b(0.012, 0.014, 22, 0.3, 0.95), shade, 85) +
        hub(0.3)
      );
    case 'aero':
      return (
        element('circle', { r: r * 0.965, fill: traits.darkRim ? '#1b2022' : '#6b7377' }) +
        slots(5, 0.42, 0.93, 12) +
        spokes(5, b(0.1, 0.07, 14, 0.2), metal, 126) +
        hub(0.24)
      );
    case 'y':
      return (
        spokes(7, b(0.05, 0.035, 10, 0.2)) +
        spokes(7, b(0.05, 0.035, -10, 0.2)) +
        spokes(7, b(0.07, 0.06, 0, 0.16, 0.52)) +
        hub(0.22)
      );
    case 'multi':
      return (
        spokes(10, b(0.032, 0.026, 4.5, 0.14), metal, 87) +
        spokes(10, b(0.032, 0.026, -4.5, 0.14), metal, 93) +
        hub(0.23)
      );
    case 'star':
      return (
        element('circle', { r: r * 0.965, fill: shade }) +
        slots(6, 0.42, 0.93, 14, 60) +
        spokes(6, b(0.1, 0.13)) +
        hub(0.25)
      );
    case 'petal':
      return (
        element('circle', { r: r * 0.965, fill: metal }) +
        slots(10, 0.34, 0.9, 11) +
        element('circle', { r: r * 0.3, fill: 'none', stroke: shade, 'stroke-width': r * 0.015 })
      );
  }
}

/** A spoke's corners; its sides bow in a little, as cast metal does. */
function spoke(r: number, { from, to, hub, tip, twist }: Blade, turn: number): Point[] {
  const side = (sign: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const along = i / 6;
      const radius = r * (from + (to - from) * along);
      const half = r * (hub + (tip - hub) * along ** 2.2);
      const middle = polar(radius, turn + twist * along);
      const across = polar(half * sign, turn + twist * along + 90);
      return { x: middle.x + across.x, y: middle.y + across.y };
    });
  return [...side(1), ...side(-1).reverse()];
}

/** An opening between two radii with soft corners, `half` degrees to each side. */
function sector(r: number, inner: number, outer: number, half: number, turn: number): string {
  const arc = (radius: number, a: number, b: number) =>
    Array.from({ length: 8 }, (_, i) => polar(r * radius, turn + a + ((b - a) * i) / 7));
  const soft = half * 0.82;
  return polygon([
    ...arc(outer, -soft, soft),
    ...arc(outer - 0.05, half, half),
    ...arc(inner + 0.07, half * 0.72, half * 0.72),
    ...arc(inner, half * 0.4, -half * 0.4),
    ...arc(inner + 0.07, -half * 0.72, -half * 0.72),
    ...arc(outer - 0.05, -half, -half),
  ]);
}
