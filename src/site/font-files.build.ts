/** The whole fonts, from the project's root: they have letters that the web fonts, which are cut from them, leave out. */
export const fontFiles = {
  instrumentSans:
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  readexPro: 'scripts/fonts/readex-pro.ttf',
} as const;
