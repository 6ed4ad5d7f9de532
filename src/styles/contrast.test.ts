import { describe, expect, it } from 'vitest';
import { type ColourName, type Hex, themes } from './tokens.ts';

type Rgb = readonly [red: number, green: number, blue: number];

function rgb(colour: Hex): Rgb {
  const part = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, 'contrast ratio'). */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A colour of some opacity upon another. */
function over(top: Rgb, below: Rgb, opacity: number): Rgb {
  const mix = (index: 0 | 1 | 2) => top[index] * opacity + below[index] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

const papers: ColourName[] = ['canvas', 'surface', 'sunken'];
const inks: ColourName[] = ['ink', 'muted', 'brand', 'accent', 'positive', 'warning', 'danger'];
const pairs: [text: ColourName, background: ColourName][] = [
  ...papers.flatMap((paper) => inks.map((ink): [ColourName, ColourName] => [ink, paper])),
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['surface', 'danger'],
  ['accent', 'accent-soft'],
  ['positive', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'positive-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'danger-soft'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = (name: ColourName) => rgb(themes[theme][name]);

  it.each(pairs)('lets %s be read on %s', (text, background) => {
    expect(contrast(colour(text), colour(background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(papers)('shows the edge of a field on %s', (paper) => {
    expect(contrast(colour('edge'), colour(paper))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['brand', 'on-brand'],
    ['accent', 'on-accent'],
    ['danger', 'surface'],
  ] as const)('keeps the words of a %s button readable under the pointer', (fill, words) => {
    for (const paper of papers) {
      const hovered = over(colour(fill), colour(paper), 0.9);
      expect(contrast(colour(words), hovered)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
