/** The package carries no types of its own; this is the part of it that scripts/fonts.ts uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
      noHinting: boolean;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
