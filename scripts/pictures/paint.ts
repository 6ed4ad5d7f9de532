/** The nine paints of the catalogue, by the names that picture addresses carry. */
export const paints = {
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

/** The tones of one paint under the studio's overhead light, and the room around it. */
export type Tones = {
  base: string;
  lit: string;
  bright: string;
  glint: string;
  shade: string;
  dark: string;
  deep: string;
  line: string;
  wall: string;
  wallEdge: string;
  floor: string;
  floorNear: string;
};

/** How light a paint is (OKLab, 0..1). */
function lightness(colour: string): number {
  return oklab(colour)[0];
}

/** What the light of the studio makes of a paint. */
export function tonesOf(paint: Paint): Tones {
  const base = paints[paint];
  const light = lightness(base);
  // A dark paint mirrors the room hard but little of it; a light one glows and shades softly.
  const gain = light < 0.4 ? 0.82 : light > 0.85 ? 1.5 : 1;
  const loss = light > 0.85 ? 0.5 : light > 0.66 ? 0.66 : 1;
  const night = mix('#0a1216', base, 0.12);
  const paper = light > 0.85 ? '#cfc5b6' : light > 0.66 ? '#e4dccf' : '#ece5d9';
  const tint = light > 0.85 ? 0 : 0.1;
  const wall = mix(mix(paper, base, tint), '#ffffff', light > 0.85 ? 0.22 : 0.45);
  const room = mix(paper, base, tint);
  return {
    base,
    lit: mix(base, '#ffffff', 0.2 * gain),
    bright: mix(base, '#fffdf8', 0.42 * gain),
    glint: mix(base, '#ffffff', Math.min(0.95, 0.74 * gain)),
    shade: mix(base, night, 0.24 * loss),
    dark: mix(base, night, 0.46 * loss),
    deep: mix(base, night, 0.72 * loss),
    line: mix(base, night, light > 0.66 ? 0.55 : 0.78),
    wall,
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
