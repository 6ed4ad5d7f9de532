import { fontProviders } from 'astro/config';

type Variant = {
  weight: string;
  style: 'normal';
  src: [string];
  unicodeRange?: [string, ...string[]];
};

/** One script of a variable font, from its package. */
function variant(font: string, script: string, weight: string): Variant {
  const src = `@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`;
  return { weight, style: 'normal', src: [src] };
}

/** The letters of Arabic and of what is written with them. */
const arabicLetters: [string, ...string[]] = ['U+0600-06FF', 'U+0750-077F', 'U+FB50-FEFC'];

/**
 * The site's web fonts: one for English pages, one for Arabic pages and the Latin names on them, and of that the Arabic letters
 * alone, for the names on the English pages of the sales desk.
 */
export const fonts = [
  {
    name: 'Instrument Sans',
    cssVariable: '--font-latin' as const,
    provider: fontProviders.local(),
    fallbacks: ['sans-serif'],
    options: { variants: [variant('instrument-sans', 'latin', '400 700')] as [Variant] },
  },
  {
    name: 'Readex Pro',
    cssVariable: '--font-arabic' as const,
    provider: fontProviders.local(),
    // No fallback has the measures of Arabic letters: a late swap would move the page.
    display: 'optional' as const,
    fallbacks: ['sans-serif'],
    options: {
      variants: [
        {
          ...variant('readex-pro', 'arabic', '160 700'),
          unicodeRange: arabicLetters,
        },
        {
          ...variant('readex-pro', 'latin', '160 700'),
          unicodeRange: ['U+0000-00FF', 'U+2000-206F', 'U+2190-22FF'],
        },
      ] as [Variant, Variant],
    },
  },
  {
    name: 'Readex Pro Letters',
    cssVariable: '--font-arabic-letters' as const,
    provider: fontProviders.local(),
    // The next font of the list has the other letters.
    fallbacks: [],
    options: {
      variants: [
        { ...variant('readex-pro', 'arabic', '160 700'), unicodeRange: arabicLetters },
      ] as [Variant],
    },
  },
];
