import { colourNames, themes } from '#styles/tokens.ts';

/** Arabic letters reach higher and lower than Latin ones, so their lines stand further apart. */
const arabicLineHeights = {
  display: '1.22',
  title: '1.3',
  heading: '1.35',
  subheading: '1.45',
  figure: '1.35',
  body: '1.75',
  small: '1.65',
  micro: '1.55',
};

const variables = (theme) =>
  Object.fromEntries(colourNames.map((name) => [`--${name}`, theme[name]]));

/**
 * The theme replaces Tailwind's colours, type sizes, radii and shadows, so that a page can only use the tokens of
 * src/styles/tokens.ts. Values live in CSS variables, one set per theme.
 * @type {import('tailwindcss').Config}
 */
export default {
  content: [
    './src/**/*.{astro,ts,tsx}',
    '!./src/**/*.test.{ts,tsx}',
    '!./src/{data,domain,paraglide}/**',
  ],
  darkMode: 'selector',
  // Opacity utilities would add a variable to every colour rule.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    // Both would add variables to every element; src/styles/global.css has the few that we use.
    boxShadow: false,
    fontVariantNumeric: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringOpacity: false,
    textOpacity: false,
    // Each of these sets its variables on every element of every page; plain CSS does for the rare use.
    backdropFilter: false,
    borderSpacing: false,
    contain: false,
    container: false,
    filter: false,
    gradientColorStops: false,
    ringColor: false,
    ringOffsetColor: false,
    ringOffsetWidth: false,
    ringWidth: false,
    rotate: false,
    scale: false,
    scrollSnapType: false,
    skew: false,
    touchAction: false,
    transform: false,
    translate: false,
  },
  theme: {
    // In rem, so that larger letters get the layout of a smaller screen (WCAG 1.4.4).
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...Object.fromEntries(colourNames.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: 'var(--font-sans)',
    },
    // Fluid between a 390 px and a 1440 px screen; rem parts keep browser zoom and text-size settings working.
    fontSize: {
      display: [
        'clamp(min(2.625rem, 18vw), 1.3rem + 5.4vw, 6.25rem)',
        { lineHeight: '1', letterSpacing: '-0.04em', fontWeight: '600' },
      ],
      title: [
        'clamp(min(2rem, 14vw), 1.55rem + 1.9vw, 3.25rem)',
        { lineHeight: '1.06', letterSpacing: '-0.03em', fontWeight: '600' },
      ],
      heading: [
        'clamp(min(1.5rem, 13vw), 1.3rem + 0.85vw, 2.0625rem)',
        { lineHeight: '1.15', letterSpacing: '-0.022em', fontWeight: '600' },
      ],
      subheading: [
        'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)',
        { lineHeight: '1.3', letterSpacing: '-0.012em', fontWeight: '600' },
      ],
      figure: [
        'clamp(min(1.375rem, 12vw), 1.3rem + 0.25vw, 1.5rem)',
        { lineHeight: '1.2', letterSpacing: '-0.018em', fontWeight: '600' },
      ],
      body: ['1.0625rem', { lineHeight: '1.6' }],
      small: ['0.9375rem', { lineHeight: '1.5' }],
      micro: ['0.8125rem', { lineHeight: '1.4' }],
    },
    borderRadius: {
      none: '0',
      mark: '0.1875rem',
      control: '0.625rem',
      panel: '0.875rem',
      card: '1.125rem',
      pill: '999px',
    },
    extend: {
      transitionDuration: { DEFAULT: '160ms', sheet: '240ms', slow: '420ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
      maxWidth: { wrap: '80rem', prose: '45.3em' },
      padding: {
        // Between what stands on a page and the sides of the screen.
        gutter: 'clamp(18px, 4.5vw, 3rem)',
        // On the narrowest screens, and with large letters, it gives way to the words.
        5: 'min(1.25rem, 5.2vw)',
        7: 'min(1.75rem, 7.3vw)',
      },
    },
  },
  plugins: [
    ({ addBase, addUtilities }) => {
      addBase({
        ':root': variables(themes.light),
        // On paper all is dark on white.
        '@media screen': { '.dark': variables(themes.dark) },
      });
      for (const [size, lineHeight] of Object.entries(arabicLineHeights)) {
        addUtilities({ [`.text-${size}:dir(rtl)`]: { lineHeight } });
      }
    },
  ],
};
