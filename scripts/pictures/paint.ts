/** The nine paints of the catalogue, by the names that picture addresses carry. */
const paints = {
  nile: '#0f5f66',
  copper: '#b5663a',
  sand: '#c9b38d',
  pearl: '#efece5',
  graphite: '#51575b',
  ink: '#182630',
  sage: '#8b9d86',
  brick: '#9a3b2f',
  sky: '#86afc4',
} as const;
export type Paint = keyof typeof paints;

/** Whether a word of a spreadsheet names one of the paints. */
function isPaint(name: string): name is Paint {
  return Object.hasOwn(paints, name);
}

/** The words that a spreadsheet may use. */
export const paintNames: readonly Paint[] = Object.keys(paints).filter(isPaint);

/** What every drawing of a car is drawn with, apart from its paint: legible on the ground of either theme. */
export const ink = {
  sheet: '#6b7c80',
  tyre: '#3f4b50',
  rim: '#c4cbcb',
  glass: '#a3b7bd',
  dark: '#26343a',
} as const;

/** A flat paint and its outline. */
export type Flat = { fill: string; line: string };

export function flatOf(paint: Paint): Flat {
  const fill = paints[paint];
  const light = lightness(fill);
  return {
    // The darkest would sink into the ground of the dark theme.
    fill: light < 0.45 ? mix(fill, '#ffffff', 0.24) : fill,
    line: mix(fill, '#0d262c', light > 0.66 ? 0.6 : 0.75),
  };
}

/** The room around a charger, tinted by a paint. */
export type Room = { wall: string; wallEdge: string; floor: string; floorNear: string };

/** How light a paint is (OKLab, 0..1). */
function lightness(colour: string): number {
  return oklab(colour)[0];
}

export function roomOf(paint: Paint): Room {
  const base = paints[paint];
  const light = lightness(base);
  const paper = light > 0.85 ? '#cfc5b6' : light > 0.66 ? '#e4dccf' : '#ece5d9';
  const tint = light > 0.85 ? 0 : 0.1;
  const room = mix(paper, base, tint);
  return {
    wall: mix(room, '#ffffff', light > 0.85 ? 0.22 : 0.45),
    wallEdge: mix(room, '#6d6154', 0.08),
    floor: mix(room, '#ffffff', 0.34),
    floorNear: mix(room, '#6d6154', 0.05),
  };
}

type Lab = [lightness: number, greenRed: number, blueYellow: number];

/** A colour on the way from one to another (share 0..1), mixed in OKLab so that no step turns muddy. */
export function mix(from: string, to: string, share: number): string {
  const a = oklab(from);
  const b = oklab(to);
  return hex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
}

function oklab(colour: string): Lab {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (value: number) => {
    const bounded = Math.min(1, Math.max(0, value));
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}
