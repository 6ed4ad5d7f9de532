/** The packages carry no types of their own; these are the parts of them that are used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'truetype';
      variationAxes: Record<string, number | { min: number; max: number }>;
      noHinting: boolean;
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>;
}
