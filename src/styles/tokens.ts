/**
 * The colours of both themes as red, green and blue (0 to 255). This is the list that the contrast test reads; the
 * same numbers stand in src/styles/global.css as CSS variables, and the test also checks that the two agree.
 */
export type Rgb = readonly [red: number, green: number, blue: number];

const light = {
  canvas: [250, 249, 246],
  surface: [255, 255, 255],
  sunken: [241, 239, 233],
  ink: [13, 38, 44],
  muted: [77, 96, 100],
  line: [222, 219, 210],
  edge: [128, 139, 139],
  brand: [10, 77, 85],
  'on-brand': [255, 255, 255],
  accent: [162, 78, 27],
  'on-accent': [255, 255, 255],
  'accent-soft': [250, 234, 221],
  positive: [17, 101, 63],
  'positive-soft': [222, 240, 229],
  warning: [125, 80, 0],
  'warning-soft': [252, 239, 205],
  danger: [168, 34, 34],
  'danger-soft': [251, 228, 225],
} as const satisfies Record<string, Rgb>;

/** The name of a colour token, as Tailwind knows it (`bg-canvas`, `text-muted`). */
export type ColourName = keyof typeof light;

const dark = {
  canvas: [9, 22, 26],
  surface: [16, 32, 37],
  sunken: [6, 16, 19],
  ink: [233, 239, 237],
  muted: [156, 176, 177],
  line: [37, 57, 62],
  edge: [99, 121, 125],
  brand: [120, 210, 202],
  'on-brand': [4, 34, 37],
  accent: [236, 158, 104],
  'on-accent': [44, 19, 3],
  'accent-soft': [58, 37, 24],
  positive: [116, 212, 159],
  'positive-soft': [17, 50, 37],
  warning: [240, 196, 98],
  'warning-soft': [56, 43, 13],
  danger: [255, 154, 146],
  'danger-soft': [66, 26, 26],
} as const satisfies Record<ColourName, Rgb>;

/** Every colour token, in the order of the list. */
export const colourNames: readonly ColourName[] = Object.keys(light).filter(isColourName);

function isColourName(name: string): name is ColourName {
  return name in light;
}

/** Both themes, by the name of the theme. */
export const themes: Readonly<Record<'light' | 'dark', Readonly<Record<ColourName, Rgb>>>> = {
  light,
  dark,
};

/** A token as `#rrggbb`, for places where CSS variables do not reach (theme-color, icons). */
export function hex(theme: 'light' | 'dark', name: ColourName): string {
  return `#${themes[theme][name].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
