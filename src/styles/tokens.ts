/** The colours of both themes, from which Tailwind's configuration makes classes and CSS variables. */
export type Hex = `#${string}`;

const light = {
  canvas: '#faf9f6',
  surface: '#ffffff',
  sunken: '#f1efe9',
  ink: '#0d262c',
  muted: '#4d6064',
  line: '#dedbd2',
  edge: '#808b8b',
  brand: '#0a4d55',
  'on-brand': '#ffffff',
  accent: '#a24e1b',
  'on-accent': '#ffffff',
  'accent-soft': '#faeadd',
  positive: '#11653f',
  'positive-soft': '#def0e5',
  warning: '#7d5000',
  'warning-soft': '#fcefcd',
  danger: '#a82222',
  'danger-soft': '#fbe4e1',
} as const satisfies Record<string, Hex>;

/** The name of a colour token, as Tailwind knows it (`bg-canvas`, `text-muted`). */
export type ColourName = keyof typeof light;

const dark = {
  canvas: '#09161a',
  surface: '#102025',
  sunken: '#061013',
  ink: '#e9efed',
  muted: '#9cb0b1',
  line: '#25393e',
  edge: '#63797d',
  brand: '#78d2ca',
  'on-brand': '#042225',
  accent: '#ec9e68',
  'on-accent': '#2c1303',
  'accent-soft': '#3a2518',
  positive: '#74d49f',
  'positive-soft': '#113225',
  warning: '#f0c462',
  'warning-soft': '#382b0d',
  danger: '#ff9a92',
  'danger-soft': '#421a1a',
} as const satisfies Record<ColourName, Hex>;

/** Every colour token, in the order of the list. */
export const colourNames: readonly ColourName[] = Object.keys(light).filter(isColourName);

function isColourName(name: string): name is ColourName {
  return name in light;
}

/** Both themes, by the name of the theme. */
export const themes: Readonly<Record<'light' | 'dark', Readonly<Record<ColourName, Hex>>>> = {
  light,
  dark,
};

/**
 * The mark on a field of 32 x 32 with strokes of 4.5: a T whose bar is one wave of alternating current. The header,
 * the icons and the picture for link previews are all drawn from it.
 */
export const mark = {
  post: 'M16 17.5V28',
  wire: 'M3.5 10.5C6 4.5 11.5 4.5 16 9.5S26 14.5 28.5 8.5',
} as const;
